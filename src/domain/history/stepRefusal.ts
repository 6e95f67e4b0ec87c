import { RESTORABLE_DAYS } from '../administration/restoreDeleted.ts';
import type { AuditEntry } from '../schemas/audit.ts';

const DAY = 86_400_000;

/** Why a step is not taken back together with others. */
export type StepRefusal = 'late' | 'merge' | 'resource' | 'import';

const OF_MERGES: readonly string[] = ['merge', 'mergedInto', 'repoint', 'unmerge'];

/**
 * Whether, and why not, a step can be taken back together with others: for thirty days, where it is
 * about products. What a merge did only its own undo takes back, with reports and giveaways.
 */
export const stepRefusal = (
  { action, resource, at }: Pick<AuditEntry, 'action' | 'resource' | 'at'>,
  now: Date,
): StepRefusal | null => {
  if (resource === 'imports') return 'import';
  if (resource !== 'products') return 'resource';
  if (OF_MERGES.includes(action)) return 'merge';
  return now.getTime() - at.getTime() > RESTORABLE_DAYS * DAY ? 'late' : null;
};
