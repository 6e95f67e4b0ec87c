import type { AuditContext } from '../audit.ts';
import { auditedUpdates } from '../audit.ts';
import type { Giveaway } from '../schemas/giveaway.ts';
import type { Write } from '../write.ts';
import { opensCommitment } from './drawSeed.ts';
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
  | 'notAWinner'
  | 'reasonMissing'
  | 'seedMissing';

/** A draw that must not happen; the message is the key of its text. */
export class DrawError extends Error {
  constructor(readonly code: DrawRefusal) {
    super(`giveaways.refusal.${code}`);
    this.name = 'DrawError';
  }
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
 * The writes that draw a giveaway: the first `numberOfWinners` of the ranking, the seed told, all
 * under the version that was read, so that two administrators cannot draw twice.
 * @param ranked the ranking by `seed`; fewer than `numberOfWinners` where fewer people entered.
 * @throws DrawError
 */
export const drawWrites = (
  giveaway: Giveaway,
  seed: string,
  ranked: readonly RankedEntry[],
  context: DrawContext,
): Write[] => {
  const { at, ...audit } = context;
  checkStage(giveaway, at);
  if (!giveaway.seedCommitment) throw new DrawError('noCommitment');
  if (!opensCommitment(seed, giveaway.seedCommitment)) throw new DrawError('wrongSeed');
  if (ranked.length === 0) throw new DrawError('noEntries');
  const winners = ranked.slice(0, giveaway.numberOfWinners).map(one => winnerOf(one, at));
  return auditedUpdates(
    'giveaways',
    [{ record: giveaway, changes: { status: 'drawn', drawSeed: seed, drawnAt: at, winners } }],
    { ...audit, action: 'draw', source: 'form', label: giveaway.title },
  );
};

/** The winners who still stand: those that no later one replaces. */
export const standingWinners = (winners: readonly Winner[]): Winner[] => {
  const replaced = new Set(winners.flatMap(winner => winner.replaces ?? []));
  return winners.filter(winner => !replaced.has(winner.entryId));
};

/**
 * The writes that draw another winner in one's place: the next in the same ranking, so that it
 * can be re-checked, and nobody who was drawn before.
 * @param ranked at least as many places as winners were ever drawn, and one more.
 * @throws DrawError
 */
export const redrawWrites = (
  giveaway: Giveaway,
  entryId: string,
  ranked: readonly RankedEntry[],
  context: DrawContext,
): Write[] => {
  const { at, ...audit } = context;
  if (giveaway.status !== 'drawn') throw new DrawError('notDrawn');
  if (!context.reason?.trim()) throw new DrawError('reasonMissing');
  if (!standingWinners(giveaway.winners).some(winner => winner.entryId === entryId))
    throw new DrawError('notAWinner');
  const drawn = new Set(giveaway.winners.map(winner => winner.entryId));
  const next = ranked.find(one => !drawn.has(one.entry.id));
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
    [{ record: giveaway, changes: { winners: [...giveaway.winners, winner], replaced } }],
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

/** Repeats a draw, redraws included, from what everybody can see. */
export const checkDraw = (
  giveaway: Pick<Giveaway, 'winners' | 'seedCommitment' | 'drawSeed'>,
  ranked: readonly RankedEntry[],
): DrawCheck => {
  const { winners, seedCommitment, drawSeed } = giveaway;
  const expected = ranked.slice(0, winners.length).map(one => one.entry.id);
  return {
    seedFits:
      drawSeed !== null && seedCommitment !== null && opensCommitment(drawSeed, seedCommitment),
    expected,
    winnersFit:
      winners.length === expected.length &&
      winners.every((winner, index) => winner.entryId === expected[index]),
  };
};
