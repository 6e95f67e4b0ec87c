import type { AuditEntry } from '../../../../src/domain/schemas/audit.ts';
import type { StoreChange } from './changes.ts';

/** Groups of records that belong to the person rather than to the business; looking claims. */
const OWN = new Set(['savedViews', 'duplicateDecisions', 'claims', 'figureNotes', 'signIns']);

/** A run keeps what it wrote: for what an owner imports and takes back, it is the trail. */
const RUN = new Set(['imports', 'chunks']);

/** Groups whose records are about a run or kept below a record: the entry names what they hang from. */
const ACCOMPANYING = new Set(['imports', 'chunks', 'stats', 'secret', 'entries']);

/** What a person has asked to be changed. */
export interface Asked {
  /** Whether anything was asked for at all: a button that changes things was pressed. */
  changes: boolean;
  /** The path of the one record that a form saves; null where the act is about others, or about a new one. */
  only: string | null;
  /** Whether an owner asked: what only the own business may see of its products needs no entry. */
  byOwner: boolean;
}

/** A business's name stands in its products too. */
const renames = (saved: string, group: string) =>
  saved.startsWith('business/') && group === 'products';

/** The record that an audit entry means by a changed path: a private part hangs from its product. */
const subjectOf = (path: string) => {
  const parts = path.split('/');
  return parts.length > 2 ? (parts[1] ?? '') : (parts.at(-1) ?? '');
};

const told = (change: StoreChange) =>
  `${change.path} was ${change.what} (version ${change.versions.join(' → ')})`;

/**
 * What changed in the store without having been asked for.
 * @param entries the audit entries among the changes, as they are stored.
 */
export const unasked = (
  changes: readonly StoreChange[],
  entries: readonly Pick<AuditEntry, 'id' | 'records'>[],
  asked: Asked,
): string[] => {
  const business = changes.filter(({ group }) => !OWN.has(group));
  if (business.length === 0) return [];
  if (!asked.changes) return business.map(change => `nothing was asked for, but ${told(change)}`);
  const named = new Set(entries.flatMap(({ records }) => records));
  const { only, byOwner } = asked;
  const isRun = business.some(({ group }) => RUN.has(group));
  return business.flatMap(change => {
    const { path, group, what, versions } = change;
    if (group === 'audit')
      return what === 'created' ? [] : [`the audit trail itself: ${told(change)}`];
    if (ACCOMPANYING.has(group)) return [];
    const subject = subjectOf(path);
    if (only !== null && subject !== subjectOf(only) && !renames(only, group))
      return [`a save of ${only} changed another record: ${told(change)}`];
    const isTold = isRun || named.has(subject) || named.has(path);
    if (!isTold && !(byOwner && group === 'private'))
      return [`no audit entry names it: ${told(change)}`];
    const [before, after] = versions;
    if (what === 'changed' && after <= before) return [`its version did not rise: ${told(change)}`];
    return [];
  });
};
