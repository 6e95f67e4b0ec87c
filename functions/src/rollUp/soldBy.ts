import type { StoredRecord } from 'ra-data-firestore/query';
import type { FunctionStore } from '../../../src/domain/functions/functionStore.ts';

/** Where it is remembered whose a product was that was deleted. */
export const FORMER_PRODUCTS = 'formerProducts';

/** Whose a product is, and what it counts under. */
export interface SoldProduct {
  productId: string;
  businessId: string;
  category: string;
}

/** Merges of merged products that are followed. */
const MAX_STEPS = 8;

/** Products that are asked for at once. */
const AT_ONCE = 300;

const textOf = (record: StoredRecord, field: string) => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

const readAll = async (store: FunctionStore, collection: string, ids: readonly string[]) => {
  const records: StoredRecord[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE)
    records.push(
      ...(await store.getAll(collection, ids.slice(at, at + AT_ONCE))).map(({ data }) => data),
    );
  return records;
};

/**
 * Whose products are: a merged one counts for the one it was merged into, a deleted one for whose it was.
 * One read a product; what neither is nor was has none.
 */
export const soldBy = async (
  store: FunctionStore,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, SoldProduct>> => {
  const known = new Map<string, StoredRecord>();
  let asked = [...new Set(productIds)];
  for (let step = 0; step < MAX_STEPS && asked.length > 0; step++) {
    const read = await readAll(store, 'products', asked);
    for (const record of read) known.set(record.id, record);
    const gone = asked.filter(id => !known.has(id));
    for (const record of await readAll(store, FORMER_PRODUCTS, gone)) known.set(record.id, record);
    asked = [...new Set(read.map(record => textOf(record, 'mergedInto')))].filter(
      id => id !== '' && !known.has(id),
    );
  }
  const survivorOf = (id: string) => {
    let record = known.get(id);
    for (let step = 0; step < MAX_STEPS; step++) {
      const next = record && known.get(textOf(record, 'mergedInto'));
      if (!next) break;
      record = next;
    }
    return record;
  };
  return new Map(
    productIds.flatMap(id => {
      const record = survivorOf(id);
      const businessId = record ? textOf(record, 'businessId') : '';
      return record && businessId !== ''
        ? [
            [
              id,
              { productId: record.id, businessId, category: textOf(record, 'category') },
            ] as const,
          ]
        : [];
    }),
  );
};
