import { isDocumentId } from 'ra-data-firestore/query';
import { fromRestFields } from '../emulators/firestoreValues.ts';
import { firestoreRest, type MigrationTarget, type StoredDocument } from './firestoreRest.ts';
import { type PlannedWrite, storeAll } from './storeAll.ts';

/** What became of the private parts. */
export interface MigrationReport {
  /** Stored under the id of the product's business now. */
  moved: number;
  /** Left where they were: somebody else than the product's business had put them there. */
  foreign: string[];
  /** Left where they were: the database did not take the change. With what it said. */
  refused: string[];
}

const businessOf = (document: StoredDocument | undefined) => {
  const id = document && fromRestFields(document.fields).businessId;
  return typeof id === 'string' && isDocumentId(id) ? id : null;
};

const productOf = (name: string) => name.replace(/\/private\/details$/, '');

/**
 * Moves products' private parts from `products/{id}/private/details` to
 * `products/{id}/private/{businessId}`. What is there already is newer and stays; what another
 * business has put under the product is left where nobody reads it. It can be run again at any
 * time, also after having been stopped.
 * @throws Error with the service's answer.
 */
export const movePrivateParts = async (target: MigrationTarget): Promise<MigrationReport> => {
  const { root, firstWait, found, pages, commit } = firestoreRest(target);
  const report: MigrationReport = { moved: 0, foreign: [], refused: [] };
  const pathOf = (name: string) => name.slice(root.length + 1);
  const isOld = ({ name }: StoredDocument) =>
    /^products\/[^/]+\/private\/details$/.test(pathOf(name));
  /** Old parts with where they belong; null for those of others than the product's business. */
  const placed = async (old: readonly StoredDocument[]) => {
    const products = await found(old.map(({ name }) => productOf(name)));
    return old.map(document => {
      const product = productOf(document.name);
      const owner = businessOf(products.get(product));
      const isOwn = owner !== null && owner === businessOf(document);
      return { document, place: isOwn ? `${product}/private/${owner}` : null };
    });
  };
  const writesOf = async (parts: Awaited<ReturnType<typeof placed>>): Promise<PlannedWrite[]> => {
    const there = await found(parts.flatMap(({ place }) => place ?? []));
    return parts.flatMap(({ document: { name, fields, updateTime }, place }) => {
      if (place === null) return [];
      const create = { update: { name: place, fields }, currentDocument: { exists: false } };
      const remove = { delete: name, currentDocument: { updateTime } };
      return [{ name, writes: there.has(place) ? [remove] : [create, remove] }];
    });
  };
  for await (const page of pages({ from: [{ collectionId: 'private', allDescendants: true }] })) {
    const parts = await placed(page.filter(isOld));
    for (const { document, place } of parts)
      if (place === null) report.foreign.push(pathOf(document.name));
    const writes = await writesOf(parts);
    const refused = report.refused.length;
    await storeAll(writes, {
      ...{ commit, firstWait, tell: () => {} },
      renew: async names => writesOf(await placed([...(await found(names)).values()])),
      refuse: (name, reason) => report.refused.push(`${pathOf(name)}: ${reason}`),
    });
    report.moved += writes.length - (report.refused.length - refused);
  }
  return report;
};
