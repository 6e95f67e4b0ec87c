import type { AuditContext } from '../audit.ts';
import { auditedUpdates } from '../audit.ts';
import type { ExcludedEntry, Giveaway } from '../schemas/giveaway.ts';
import type { Write } from '../write.ts';
import { opensCommitment } from './drawSeed.ts';
import type { EligibleEntries } from './eligible.ts';
import { giveawayStage } from './giveawayStage.ts';
import type { RankedEntry } from './rankEntries.ts';

/** One drawn winner, in the order they were drawn. */
export type Winner = Giveaway['winners'][number];

/** Why a draw is refused. */
export type DrawRefusal =
  | 'notEnded'
  | 'alreadyDrawn'
  | 'notDrawn'
  | 'notPublished'
  | 'noCommitment'
  | 'wrongSeed'
  | 'noEntries'
  | 'noEntriesLeft'
  | 'nobodyEligible'
  | 'notAWinner'
  | 'reasonMissing'
  | 'exclusionsFixed'
  | 'exclusionsUnsafe'
  | 'exclusionsFull'
  | 'alreadyExcluded'
  | 'notExcluded'
  | 'notEntered'
  | 'seedMissing'
  | 'beaconLate'
  | 'beaconUnreachable'
  | 'beaconWrong';

/** A draw that must not happen; the message is the key of its text. */
export class DrawError extends Error {
  constructor(readonly code: DrawRefusal) {
    super(`giveaways.refusal.${code}`);
    this.name = 'DrawError';
  }
}

/** Who was passed over until now, and who was besides: each once. */
const passedOver = (giveaway: Giveaway, now: readonly ExcludedEntry[]) => {
  const before = giveaway.excluded ?? [];
  const known = new Set(before.map(({ entryId }) => entryId));
  const more = now.filter(({ entryId }) => !known.has(entryId));
  return more.length > 0 ? { excluded: [...before, ...more] } : {};
};

/** What a draw by a round tells besides the seed. */
export interface DrawProof {
  entriesHash: string;
  /** Null where the round did not come for a week. */
  beaconSignature: string | null;
}

type DrawContext = Omit<AuditContext, 'action' | 'source' | 'label'> & { at: Date };

const winnerOf = ({ entry }: RankedEntry, at: Date): Winner => ({
  entryId: entry.id,
  userId: entry.userId,
  name: entry.name,
  drawnAt: at,
});

const checkStage = (giveaway: Giveaway, at: Date) => {
  const stage = giveawayStage(giveaway, at);
  if (stage === 'drawn') throw new DrawError('alreadyDrawn');
  if (stage === 'draft' || stage === 'cancelled') throw new DrawError('notPublished');
  if (stage !== 'closed' || giveaway.endsAt > at) throw new DrawError('notEnded');
  if (giveaway.status === 'scheduled') throw new DrawError('notPublished');
};

/**
 * The writes that draw a giveaway: the first `numberOfWinners` of those who may win, who was passed
 * over, the seed told, all under the version that was read, so that two administrators cannot draw
 * twice.
 * @param found from the ranking; fewer than `numberOfWinners` where fewer people entered.
 * @param proof where a round decides.
 * @throws DrawError
 */
export const drawWrites = (
  giveaway: Giveaway,
  seed: string,
  { eligible, excluded }: EligibleEntries,
  context: DrawContext,
  proof?: DrawProof,
): Write[] => {
  const { at, ...audit } = context;
  checkStage(giveaway, at);
  if (!giveaway.seedCommitment) throw new DrawError('noCommitment');
  if (!opensCommitment(seed, giveaway.seedCommitment)) throw new DrawError('wrongSeed');
  if (eligible.length === 0)
    throw new DrawError(excluded.length > 0 ? 'nobodyEligible' : 'noEntries');
  const winners = eligible.slice(0, giveaway.numberOfWinners).map(one => winnerOf(one, at));
  const drawn = { status: 'drawn', drawSeed: seed, drawnAt: at, winners, ...proof };
  return auditedUpdates(
    'giveaways',
    [{ record: giveaway, changes: { ...drawn, ...passedOver(giveaway, excluded) } }],
    { ...audit, action: 'draw', source: 'form', label: giveaway.title },
  );
};

/** The winners who still stand: those that no later one replaces. */
export const standingWinners = (winners: readonly Winner[]): Winner[] => {
  const replaced = new Set(winners.flatMap(winner => winner.replaces ?? []));
  return winners.filter(winner => !replaced.has(winner.entryId));
};

/**
 * The writes that draw another winner in one's place: the next in the same ranking who may win, so
 * that it can be re-checked, and nobody who was drawn before.
 * @param found of those who were not drawn or passed over before: at least one.
 * @throws DrawError
 */
export const redrawWrites = (
  giveaway: Giveaway,
  entryId: string,
  { eligible, excluded }: EligibleEntries,
  context: DrawContext,
): Write[] => {
  const { at, ...audit } = context;
  if (giveaway.status !== 'drawn') throw new DrawError('notDrawn');
  if (!context.reason?.trim()) throw new DrawError('reasonMissing');
  if (!standingWinners(giveaway.winners).some(winner => winner.entryId === entryId))
    throw new DrawError('notAWinner');
  const drawn = new Set(giveaway.winners.map(winner => winner.entryId));
  const next = eligible.find(one => !drawn.has(one.entry.id));
  if (!next) throw new DrawError('noEntriesLeft');
  const winner = {
    ...winnerOf(next, at),
    replaces: entryId,
    place: giveaway.winners.findIndex(one => one.entryId === entryId),
    reason: context.reason.trim(),
  };
  const replaced = [...(giveaway.replaced ?? []), entryId];
  return auditedUpdates(
    'giveaways',
    [
      {
        record: giveaway,
        changes: {
          winners: [...giveaway.winners, winner],
          replaced,
          ...passedOver(giveaway, excluded),
        },
      },
    ],
    { ...audit, action: 'redraw', source: 'form', label: giveaway.title },
  );
};

/** What a re-check found. */
export interface DrawCheck {
  /** The seed is the one that was committed to before the draw. */
  seedFits: boolean;
  /** Winners in the order they follow from the seed; those stored that do not are not in it. */
  expected: string[];
  /** Every stored winner is the one that follows from the seed. */
  winnersFit: boolean;
}

/** The places of a ranking that a draw and its redraws used up: winners, and who was passed over. */
export const placesTaken = ({ winners, excluded = [] }: Pick<Giveaway, 'winners' | 'excluded'>) =>
  new Set([...winners, ...excluded].map(({ entryId }) => entryId));

/** Repeats a draw, redraws included, from what everybody can see. */
export const checkDraw = (
  giveaway: Pick<Giveaway, 'winners' | 'excluded' | 'seedCommitment' | 'drawSeed'>,
  ranked: readonly RankedEntry[],
): DrawCheck => {
  const { winners, excluded = [], seedCommitment, drawSeed } = giveaway;
  const passed = new Set(excluded.map(({ entryId }) => entryId));
  const expected = ranked
    .slice(0, placesTaken(giveaway).size)
    .map(one => one.entry.id)
    .filter(entryId => !passed.has(entryId));
  return {
    seedFits:
      drawSeed !== null && seedCommitment !== null && opensCommitment(drawSeed, seedCommitment),
    expected,
    winnersFit:
      winners.length === expected.length &&
      winners.every((winner, index) => winner.entryId === expected[index]),
  };
};
