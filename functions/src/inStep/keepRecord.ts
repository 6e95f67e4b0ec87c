import type { ResourceName } from '../../../src/domain/access/permissions.ts';
import { derivedChanges } from '../../../src/domain/functions/derivedChanges.ts';
import type { Did } from '../../../src/domain/functions/did.ts';
import {
  type FunctionStore,
  StoreConflict,
  type StoredDocument,
} from '../../../src/domain/functions/functionStore.ts';
import { FORMER_PRODUCTS } from '../rollUp/soldBy.ts';

/** A change of a document, as a trigger tells of it. */
export interface RecordChange {
  resource: ResourceName;
  before: StoredDocument | null;
  after: StoredDocument | null;
}

/**
 * Keeps a record's search words, stock and gaps in step with what was written, by whomever. Its version stays, so
 * that nobody who has it open meets a conflict; where somebody wrote since, their write is looked at instead. What a
 * deleted product was is remembered for the figures of its visits.
 */
export const keepRecord = async (
  store: FunctionStore,
  { resource, before, after }: RecordChange,
): Promise<Did> => {
  if (!after) {
    if (resource !== 'products' || !before) return {};
    const { id, businessId = null, category = null, mergedInto = null } = before.data;
    const data = { businessId, category, mergedInto };
    await store.commit([{ type: 'set', collection: FORMER_PRODUCTS, id, data }]);
    return { remembered: 1 };
  }
  const data = derivedChanges(resource, after.data);
  if (Object.keys(data).length === 0) return {};
  const { collection, stamp } = after;
  try {
    await store.commit([{ type: 'update', collection, id: after.data.id, data, stamp }]);
    return { mended: 1 };
  } catch (error) {
    if (error instanceof StoreConflict) return {};
    throw error;
  }
};
