import { type AuditContext, auditedUpdates } from '../audit.ts';
import { MAX_LENGTH, requiredLine } from '../schemas/common.ts';
import { type Exclusion, type Giveaway, MAX_EXCLUSIONS } from '../schemas/giveaway.ts';
import type { Write } from '../write.ts';
import type { BarredEntries, Candidate } from './barredEntries.ts';
import { sha256Hex } from './drawSeed.ts';
import { DrawError } from './drawWinners.ts';
import { giveawayStage } from './giveawayStage.ts';
import type { Entrant } from './rankEntries.ts';

type Listed = Pick<Giveaway, 'exclusions'>;

/** Who is excluded from the draw, by user: the last line about each holds. */
export const standingExclusions = ({ exclusions = [] }: Listed): ReadonlyMap<string, Exclusion> =>
  new Map(
    [...new Map(exclusions.map(line => [line.userId, line]))].filter(([, line]) => line.isExcluded),
  );

/**
 * Which of some entries may not win, since they, or an entry of the same person, are excluded from
 * the draw.
 */
export const excludedAmong = (
  giveaway: Listed,
  candidates: readonly Candidate[],
): BarredEntries => {
  const standing = standingExclusions(giveaway);
  return new Map(
    candidates.flatMap(
      ({ entry, accounts = [] }): [string, { reason: Reason; account?: string }][] => {
        if (standing.has(entry.userId)) return [[entry.id, { reason: 'excluded' }]];
        const account = accounts.find(id => standing.has(id));
        return account ? [[entry.id, { reason: 'excludedAddress', account }]] : [];
      },
    ),
  );
};

type Reason = 'excluded' | 'excludedAddress';

/** Why nobody can be excluded or let in again now; null where that can be done. */
export const exclusionRefusal = (
  giveaway: Pick<Giveaway, 'status' | 'startsAt' | 'endsAt' | 'beaconChain' | 'exclusions'>,
  now: Date,
): 'exclusionsFixed' | 'exclusionsUnsafe' | 'exclusionsFull' | null => {
  if (giveawayStage(giveaway, now) !== 'open') return 'exclusionsFixed';
  if ((giveaway.beaconChain ?? null) === null) return 'exclusionsUnsafe';
  return (giveaway.exclusions ?? []).length >= MAX_EXCLUSIONS ? 'exclusionsFull' : null;
};

/** Whether a giveaway says who is excluded: once people can enter, and for ever where somebody was. */
export const publishesExclusions = (
  giveaway: Pick<Giveaway, 'status' | 'startsAt' | 'endsAt' | 'exclusions'>,
  now: Date,
): boolean =>
  (giveaway.exclusions ?? []).length > 0 ||
  ['open', 'closed'].includes(giveawayStage(giveaway, now));

/**
 * The writes that exclude somebody who entered from the draw, or let them in again, under the
 * version that was read. The list only grows.
 * @throws DrawError once nobody can enter any more, without a reason, or where it is so already.
 */
export const exclusionWrites = (
  giveaway: Giveaway,
  { userId, name }: Pick<Entrant, 'userId' | 'name'>,
  isExcluded: boolean,
  { at, ...audit }: Omit<AuditContext, 'action' | 'source' | 'label'> & { at: Date },
): Write[] => {
  const refusal = exclusionRefusal(giveaway, at);
  if (refusal) throw new DrawError(refusal);
  const reason = requiredLine(MAX_LENGTH.line).safeParse(audit.reason).data;
  if (reason === undefined) throw new DrawError('reasonMissing');
  if (standingExclusions(giveaway).has(userId) === isExcluded)
    throw new DrawError(isExcluded ? 'alreadyExcluded' : 'notExcluded');
  const line = { userId, name, isExcluded, reason, by: audit.actor.uid, at };
  const exclusions = [...(giveaway.exclusions ?? []), line];
  return auditedUpdates('giveaways', [{ record: giveaway, changes: { exclusions } }], {
    ...audit,
    action: isExcluded ? 'exclude' : 'letIn',
    source: 'form',
    label: giveaway.title,
  });
};

/** Who stays excluded, as the receipt has it: by id, sorted as JavaScript compares text. */
export const sealedExclusions = (
  giveaway: Listed,
): { entryId: string; reason: string; at: Date }[] =>
  [...standingExclusions(giveaway).values()]
    .map(({ userId, reason, at }) => ({ entryId: userId, reason, at }))
    .sort((a, b) => (a.entryId < b.entryId ? -1 : 1));

/** SHA-256 of `["id","reason","time"]` and a line feed, of each who is excluded; null where nobody is. */
export const hashOfExclusions = (giveaway: Listed): string | null => {
  const sealed = sealedExclusions(giveaway);
  if (sealed.length === 0) return null;
  const lines = sealed.map(
    ({ entryId, reason, at }) => `${JSON.stringify([entryId, reason, at.toISOString()])}\n`,
  );
  return sha256Hex(lines.join(''));
};
