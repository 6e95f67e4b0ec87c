import type { AuditEntry } from '../schemas/audit.ts';

/** One line of the latest merges: a single one, or all that were asked for at once. */
export type MergeRow =
  | { kind: 'one'; entry: AuditEntry }
  | { kind: 'batch'; batchId: string; entries: [AuditEntry, ...AuditEntry[]] };

/** Gathers merges that were asked for at once; the order is that of the latest of each. */
export const mergeRows = (entries: readonly AuditEntry[]): MergeRow[] => {
  const rows: MergeRow[] = [];
  for (const entry of entries) {
    const { batchId } = entry;
    if (!batchId) {
      rows.push({ kind: 'one', entry });
      continue;
    }
    const known = rows.find(row => row.kind === 'batch' && row.batchId === batchId);
    if (known?.kind === 'batch') known.entries.push(entry);
    else rows.push({ kind: 'batch', batchId, entries: [entry] });
  }
  return rows;
};
