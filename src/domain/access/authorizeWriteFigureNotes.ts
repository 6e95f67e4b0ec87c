import { sameValue } from '../fieldChanges.ts';
import {
  type CheckedChange,
  type CheckedCommit,
  type CheckedRecord,
  denied,
  invalid,
  type Refusal,
} from './authorizeWriteTypes.ts';

const mapOf = (record: CheckedRecord | null, field: 'notes' | 'goals') =>
  new Map<string, unknown>(Object.entries(record?.[field] ?? {}));

/** The keys of the notes that a change adds, changes or takes away. */
const touchedNotes = ({ before, after }: Pick<CheckedChange, 'before' | 'after'>): string[] => {
  const [old, now] = [mapOf(before, 'notes'), mapOf(after, 'notes')];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    key => old.has(key) !== now.has(key) || !sameValue(old.get(key), now.get(key)),
  );
};

/** Refuses notes on others' figures, goals for others, and a change of several notes at once. */
export const checkFigureNotes = (
  change: CheckedChange,
  { actor }: CheckedCommit,
): Refusal | null => {
  const { after } = change;
  if (!after) return null;
  const isOwn = after.businessId === actor.uid;
  if (actor.role === 'owner' && !isOwn)
    return denied('An owner writes notes on the own figures', 'businessId');
  if (!isOwn && mapOf(after, 'goals').size > 0)
    return denied('The goals of a business are its owner’s', 'goals');
  return touchedNotes(change).every(key => key === after.touched)
    ? null
    : invalid('A change is of one note, and names it', 'touched');
};
