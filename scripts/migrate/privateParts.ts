import { fromRestFields } from '../emulators/firestoreValues.ts';
import { firestoreRest, type MigrationTarget, type StoredDocument } from './firestoreRest.ts';

/** What became of the private parts. */
export interface MigrationReport {
  /** Stored under the id of the product's business now. */
  moved: number;
  /** Left where they were: somebody else than the product's business had put them there. */
  foreign: string[];
}

const businessOf = ({ fields }: StoredDocument) => fromRestFields(fields).businessId;

/**
 * Moves products' private parts from `products/{id}/private/details` to
 * `products/{id}/private/{businessId}`. What is there already is newer and stays; what another
 * business has put under the product is left where nobody reads it. It can be run again at any
 * time, also after having been stopped.
 * @throws Error with the service's answer.
 */
export const movePrivateParts = async (target: MigrationTarget): Promise<MigrationReport> => {
  const { root, found, pages, commit } = firestoreRest(target);
  const report: MigrationReport = { moved: 0, foreign: [] };
  for await (const page of pages({ from: [{ collectionId: 'private', allDescendants: true }] })) {
    const old = page.filter(({ name }) => name.endsWith('/private/details'));
    const productOf = ({ name }: StoredDocument) => name.replace(/\/private\/details$/, '');
    const products = await found(old.map(productOf));
    const placeOf = (document: StoredDocument) =>
      `${productOf(document)}/private/${businessOf(document)}`;
    const there = await found(old.map(placeOf));
    const writes = old.flatMap(document => {
      const product = products.get(productOf(document));
      const owner = product && businessOf(product);
      if (typeof owner !== 'string' || owner !== businessOf(document)) {
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
    await commit(writes);
  }
  return report;
};
