import type { Actor } from '@/domain/access/roles.ts';
import { unmergeEntriesAsked } from '@/domain/merge/mergeRows.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { BackOfficeDataProvider } from '../types.ts';

/** As many as one query compares with. */
const COMPARED = 30;

/**
 * The entries that say which of some merges were taken back: one for each part of each that was.
 * @throws what reading throws.
 */
export const readUnmerges = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  merges: readonly AuditEntry[],
  asker: Pick<Actor, 'role' | 'uid'>,
): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  for (let from = 0; from < merges.length; from += COMPARED) {
    const pages = dataProvider.stream('audit', {
      filter: unmergeEntriesAsked(merges.slice(from, from + COMPARED), asker),
      sort: { field: 'id', order: 'ASC' },
      pageSize: 100,
    });
    for await (const page of pages) entries.push(...page);
  }
  return entries;
};
