import type { RaRecord } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Actor } from '@/domain/access/roles.ts';
import type { AuditContext } from '@/domain/audit.ts';
import {
  type ChangedStore,
  type CommitControl,
  type CommitOutcome,
  commitRecords,
} from './commitRecords.ts';
import { readProductDetails } from './readProductDetails.ts';
import { deleteWrites } from './recordWrites.ts';
import type { BackOfficeDataProvider } from './types.ts';

/** Records deleted per commit: the audit entry keeps all they held, within a document's 1 MiB. */
const CHUNK = 50;

/** A deletion of many records of one kind. */
export interface BulkDeletion
  extends CommitControl,
    Partial<Pick<AuditContext, 'action' | 'source' | 'reason'>> {
  resource: ResourceName;
  /** As they were looked at: one that somebody changed since stays. */
  records: readonly RaRecord[];
  /** The record that a sub-collection's records hang from. */
  parent?: string;
}

/** What a deletion did. */
export interface DeletionOutcome extends CommitOutcome {
  deleted: RaRecord[];
}

/**
 * What goes with products, by their ids, so that the trail can tell of it and bring it back.
 * @throws what reading throws.
 */
export const readDetails = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  resource: ResourceName,
  records: readonly RaRecord[],
): Promise<Map<string, RaRecord>> => {
  const found = new Map<string, RaRecord>();
  if (resource !== 'products') return found;
  await Promise.all(
    records.map(async ({ id, businessId }) => {
      const product = { id: String(id), businessId: String(businessId) };
      const details = await readProductDetails(dataProvider, product);
      if (details) found.set(product.id, details);
    }),
  );
  return found;
};

/** Deletes many records in atomic commits of up to 50. */
export const deleteRecords = async (
  dataProvider: ChangedStore,
  actor: Actor,
  deletion: BulkDeletion,
): Promise<DeletionOutcome> => {
  const { action = 'delete', source = 'bulk', reason = '', parent, ...job } = deletion;
  const { resource } = job;
  const { done, ...rest } = await commitRecords(dataProvider, {
    ...job,
    size: CHUNK,
    writesOf: async (batch, context) =>
      deleteWrites(
        resource,
        batch,
        { ...context, actor, action, source, reason, parent },
        await readDetails(dataProvider, resource, batch),
      ),
  });
  return { ...rest, deleted: done };
};
