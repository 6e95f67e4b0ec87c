import { namesInEntry } from '@/domain/entryNames.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';

/** Names that stand in a line; more are counted. */
const NAMED = 3;

/** What an entry was about: its record by name, several that were added or deleted as well, others counted. */
export const entryWhat = (
  entry: Pick<AuditEntry, 'label' | 'resource' | 'records' | 'changes'>,
  translate: (key: string, options: { names?: string; smart_count: number }) => string,
): string => {
  if (entry.label) return entry.label;
  const names = namesInEntry(entry);
  const more = names.length - NAMED;
  const first = names.slice(0, NAMED).join(', ');
  if (more > 0) return translate('audit.namedAndMore', { names: first, smart_count: more });
  return first || translate('audit.recordCount', { smart_count: entry.records.length });
};
