import type { AuditEntry } from '@/domain/schemas/audit.ts';

/**
 * The entries about a record whose authors could have changed it: administrators, and the people
 * of the record's own business. Rules look at the first records of an entry only, so anybody with a
 * business can name a stranger's record in one of theirs.
 * @param businessId the record's business; entries are not told apart where it has none.
 */
export const ownEntries = (
  entries: readonly AuditEntry[],
  businessId: string | undefined,
): AuditEntry[] =>
  entries.filter(
    entry =>
      businessId === undefined ||
      entry.actorRole === 'superAdmin' ||
      entry.businessId === businessId,
  );
