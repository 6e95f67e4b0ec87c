import type { Did } from '../../../src/domain/functions/did.ts';
import {
  equals,
  type FunctionStore,
  type FunctionWrite,
  pagesOf,
  StoreConflict,
} from '../../../src/domain/functions/functionStore.ts';

/** Products that are written at once. */
const AT_ONCE = 100;

/**
 * Writes a business's name into the products that show another one, as the console does, but without raising their
 * versions: nobody who has one open meets a conflict. One that somebody writes meanwhile is read again.
 */
export const renameProducts = async (store: FunctionStore, businessId: string): Promise<Did> => {
  let renamed = 0;
  for (let isThrough = false; !isThrough; ) {
    // The name as it is now: of two renamings the later one may be heard of first.
    const name = (await store.get('business', businessId))?.data.businessName;
    if (typeof name !== 'string') break;
    isThrough = true;
    const query = {
      collection: 'products',
      where: [equals('businessId', businessId)],
    };
    for await (const page of pagesOf(store, query, AT_ONCE)) {
      const writes = page
        .filter(({ data }) => data.businessName !== name)
        .map(
          ({ collection, data: { id }, stamp }): FunctionWrite => ({
            ...{ type: 'update', collection, id, stamp },
            data: { businessName: name },
          }),
        );
      if (writes.length === 0) continue;
      try {
        await store.commit(writes);
        renamed += writes.length;
      } catch (error) {
        if (!(error instanceof StoreConflict)) throw error;
        isThrough = false;
      }
    }
  }
  return renamed > 0 ? { renamed } : {};
};
