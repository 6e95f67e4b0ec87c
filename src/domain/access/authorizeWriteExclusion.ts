import { sameValue } from '../fieldChanges.ts';
import { listOf } from '../listOf.ts';
import { MAX_LENGTH, requiredLine } from '../schemas/common.ts';
import { exclusionSchema, MAX_EXCLUSIONS } from '../schemas/giveaway.ts';
import {
  type CheckedChange,
  type CheckedCommit,
  type CheckedRecord,
  denied,
  type Refusal,
} from './authorizeWriteTypes.ts';
import { addedTo, changedBeside, TRACKING, timeOf } from './giveawayChanges.ts';

/** How far the clock of who writes may be ahead, in milliseconds, as the rules have it of every time. */
const AHEAD = 86_400_000;

type Stored = Readonly<Record<string, unknown>>;

const lineShape = exclusionSchema.strict();
const reasonShape = requiredLine(MAX_LENGTH.line);

/** Whether a change says who is excluded from the draw. */
export const changesExclusions = (before: Stored, after: Stored): boolean =>
  !sameValue(listOf(before.exclusions), listOf(after.exclusions));

/** The id of the entry that a change excludes or lets in again; null where it does neither. */
export const excludedEntryId = (before: Stored, after: Stored): string | null =>
  lineShape.safeParse(addedTo(before.exclusions, after.exclusions)).data?.userId ?? null;

/**
 * One line is added, by who writes it, about somebody who entered, while people can enter and
 * where a round decides that nobody knows before the end.
 */
export const checkExclusion = (
  before: CheckedRecord,
  after: CheckedRecord,
  about: CheckedChange['about'],
  { actor, now }: CheckedCommit,
): Refusal | null => {
  if (before.status !== 'running' || timeOf(before.endsAt) <= now.getTime())
    return denied('Nobody is excluded once nobody can enter any more', 'exclusions');
  if ((before.beaconChain ?? null) === null)
    return denied('Nobody is excluded where the seed alone decides', 'exclusions');
  const field = changedBeside(before, after, ['exclusions', ...TRACKING]);
  if (field) return denied(`Excluding somebody leaves ${field} as it was`, field);
  const line = lineShape.safeParse(addedTo(before.exclusions, after.exclusions)).data;
  if (!line || listOf(after.exclusions).length > MAX_EXCLUSIONS)
    return denied('Who is excluded is said by adding to the list', 'exclusions');
  const latest = Math.min(timeOf(before.endsAt) - 1, now.getTime() + AHEAD);
  if (line.by !== actor.uid || line.at.getTime() > latest)
    return denied('Who is excluded is said by who says so, before the end', 'exclusions');
  if (!reasonShape.safeParse(line.reason).success)
    return denied('Whoever is excluded is owed a reason', 'exclusions');
  const [entry] = about ?? [];
  return entry?.userId === line.userId && entry.name === line.name
    ? null
    : denied('Only somebody who entered is excluded, by the name of the entry', 'exclusions');
};
