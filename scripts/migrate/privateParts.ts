import { firestoreRest, type MigrationTarget } from './firestoreRest.ts';

/** What became of the private parts. */
export interface MigrationReport {
  /** Stored under the id of the product's business now. */
  moved: number;
  /** Left where they were: somebody else than the product's business had put them there. */
  foreign: string[];
}

interface Document {
  name: string;
  fields?: Record<string, { stringValue?: string }>;
  updateTime: string;
}

/** Documents of one page of the query, and writes of one commit. */
const PAGE = 100;

/**
 * Moves products' private parts from `products/{id}/private/details` to
 * `products/{id}/private/{businessId}`. What is there already is newer and stays; what another
 * business has put under the product is left where nobody reads it. It can be run again at any
 * time, also after having been stopped.
 * @throws Error with the service's answer.
 */
export const movePrivateParts = async (target: MigrationTarget): Promise<MigrationReport> => {
  const { root, call } = firestoreRest(target);
  const found = async (names: readonly string[]): Promise<Map<string, Document>> => {
    const answers = (await call(`${root}:batchGet`, { documents: names })) as {
      found?: Document;
    }[];
    return new Map(answers.flatMap(({ found: one }) => (one ? [[one.name, one] as const] : [])));
  };
  const report: MigrationReport = { moved: 0, foreign: [] };
  let after: string | null = null;
  for (;;) {
    const rows = (await call(`${root}:runQuery`, {
      structuredQuery: {
        from: [{ collectionId: 'private', allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        limit: PAGE,
        ...(after === null
          ? {}
          : { startAt: { values: [{ referenceValue: after }], before: false } }),
      },
    })) as { document?: Document }[];
    const page = rows.flatMap(({ document }) => document ?? []);
    const last = page.at(-1);
    if (!last) return report;
    after = last.name;
    const old = page.filter(({ name }) => name.endsWith('/private/details'));
    const productOf = ({ name }: Document) => name.replace(/\/private\/details$/, '');
    const products = old.length > 0 ? await found(old.map(productOf)) : new Map();
    const placeOf = (document: Document) =>
      `${productOf(document)}/private/${document.fields?.businessId?.stringValue}`;
    const there = old.length > 0 ? await found(old.map(placeOf)) : new Map();
    const writes = old.flatMap(document => {
      const owner = products.get(productOf(document))?.fields?.businessId?.stringValue;
      if (owner === undefined || owner !== document.fields?.businessId?.stringValue) {
        report.foreign.push(document.name.slice(root.length + 1));
        return [];
      }
      report.moved += 1;
      const name = placeOf(document);
      return [
        ...(there.has(name)
          ? []
          : [{ update: { name, fields: document.fields }, currentDocument: { exists: false } }]),
        { delete: document.name, currentDocument: { updateTime: document.updateTime } },
      ];
    });
    if (writes.length > 0) await call(`${root}:commit`, { writes });
  }
};
