import type { ResourceName } from '@/domain/access/permissions.ts';
import type { BackOfficeDataProvider } from './types.ts';

/** A commit that got no answer: it was carried out, or not, or will be when the network returns. */
export interface UnansweredCommit {
  /** Its entry in the audit trail, which every record names that it changed. */
  auditId: string;
  ids: readonly string[];
}

/**
 * Whether such a commit was carried out. Commits are atomic: one record that names its entry stands
 * for all of them. Where somebody else has changed every one of them since, it is not seen.
 * @throws HttpError where the records cannot be read.
 */
export const wasCarriedOut = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  resource: ResourceName,
  { auditId, ids }: UnansweredCommit,
): Promise<boolean> => {
  const { data } = await dataProvider.getMany(resource, { ids: [...ids] });
  return data.some(record => record.auditId === auditId);
};
