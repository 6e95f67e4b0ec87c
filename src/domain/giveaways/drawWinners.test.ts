import { describe, expect, it } from 'vitest';
import { checkGiveaway } from '../access/authorizeWriteGiveaway.ts';
import type { Giveaway, GiveawayEntry } from '../schemas/giveaway.ts';
import type { Write } from '../write.ts';
import { commitmentTo, newSeed } from './drawSeed.ts';
import {
  checkDraw,
  DrawError,
  drawWrites,
  placesTaken,
  redrawWrites,
  standingWinners,
} from './drawWinners.ts';
import { findEligible, takeEligible } from './eligible.ts';
import { rankEntries } from './rankEntries.ts';

const seed = 'f00d';
const endsAt = new Date('2026-11-20T00:00:00Z');
const at = new Date('2026-11-21T00:00:00Z');
const giveaway: Giveaway = {
  id: 'g1',
  title: 'A lamp',
  description: '',
  productId: null,
  productTitle: '',
  businessId: null,
  businessName: '',
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt,
  timeZone: 'Europe/Berlin',
  status: 'running',
  numberOfWinners: 2,
  entryCount: 5,
  winners: [],
  seedCommitment: commitmentTo(seed),
  drawSeed: null,
  drawnAt: null,
  version: 4,
  createdAt: at,
  createdBy: 'boss',
  updatedAt: at,
  updatedBy: 'boss',
};
const entries = Array.from(
  { length: 5 },
  (_, index): GiveawayEntry => ({
    id: `u${index}`,
    userId: `u${index}`,
    name: `Person ${index}`,
    email: `${index}@x.example`,
    country: '',
    enteredAt: at,
  }),
);
const actor = { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' as const };
const context = { auditId: 'a1', actor, at, reason: 'did not answer' };
const ranking = async () => (await rankEntries([entries], seed, 10)).ranked;
const barring = (...ids: string[]) => new Map(ids.map(id => [id, { reason: 'blocked' as const }]));
/** Everybody in the order of the draw, but who is blocked. */
const rank = async (...blocked: string[]) =>
  takeEligible(await ranking(), 10, async () => barring(...blocked), at);
const applied = (before: Giveaway, writes: Write[]): Giveaway => {
  const [write] = writes;
  return write?.type === 'update' ? { ...before, ...write.data, updatedAt: at } : before;
};
const drawn = async () => applied(giveaway, drawWrites(giveaway, seed, await rank(), context));
const code = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof DrawError ? error.code : error;
  }
  return 'no error';
};

describe('drawWrites', () => {
  it('draws as many as there are to win, tells the seed, and refuses a second draw', async () => {
    const writes = drawWrites(giveaway, seed, await rank(), context);
    expect(writes[0]).toMatchObject({
      type: 'update',
      data: { status: 'drawn', drawSeed: seed, version: 5 },
      precondition: { version: 4 },
    });
    const result = applied(giveaway, writes);
    expect(result.winners).toHaveLength(2);
    expect(code(() => drawWrites(result, seed, { eligible: [], excluded: [] }, context))).toBe(
      'alreadyDrawn',
    );
  });

  it('draws everybody where fewer entered than can win', async () => {
    const many = { ...giveaway, numberOfWinners: 50 };
    expect(applied(many, drawWrites(many, seed, await rank(), context)).winners).toHaveLength(5);
  });

  it('refuses an unfair draw', async () => {
    const ranked = await rank();
    const early = { ...context, at: new Date('2026-11-19T23:59:59Z') };
    expect(code(() => drawWrites(giveaway, seed, ranked, early))).toBe('notEnded');
    expect(code(() => drawWrites({ ...giveaway, status: 'ended' }, seed, ranked, early))).toBe(
      'notEnded',
    );
    expect(code(() => drawWrites(giveaway, 'beef', ranked, context))).toBe('wrongSeed');
    expect(code(() => drawWrites(giveaway, seed, { eligible: [], excluded: [] }, context))).toBe(
      'noEntries',
    );
    const draft: Giveaway = { ...giveaway, status: 'draft' };
    expect(code(() => drawWrites(draft, seed, ranked, context))).toBe('notPublished');
    const bare = { ...giveaway, seedCommitment: null };
    expect(code(() => drawWrites(bare, seed, ranked, context))).toBe('noCommitment');
  });

  it('is allowed by the access rules, redraw included', async () => {
    const first = await drawn();
    const [winner] = first.winners;
    const second = applied(
      first,
      redrawWrites(first, winner?.entryId ?? '', await rank(), context),
    );
    for (const [one, other] of [
      [giveaway, first],
      [first, second],
    ] as const) {
      const change = {
        resource: 'giveaways',
        id: 'g1',
        before: one,
        after: other,
        parent: null,
        // Whoever is drawn in somebody's place has entered.
        about: [{ id: other.winners.at(-1)?.entryId ?? '' }],
      } as const;
      expect(
        checkGiveaway(change, { actor, now: at, businessName: null, changes: [change] }),
      ).toBeNull();
    }
  });
});

describe('redrawWrites', () => {
  it('takes the next in the same ranking, with who it replaces and why, and nobody twice', async () => {
    const ranked = await rank();
    let current = await drawn();
    for (let round = 0; round < 3; round++) {
      const [first] = standingWinners(current.winners);
      current = applied(current, redrawWrites(current, first?.entryId ?? '', ranked, context));
      expect(standingWinners(current.winners)).toHaveLength(2);
    }
    const ids = current.winners.map(winner => winner.entryId);
    expect(ids).toEqual(ranked.eligible.map(one => one.entry.id));
    expect(current.winners[2]).toMatchObject({ replaces: ids[0], reason: 'did not answer' });
    expect(code(() => redrawWrites(current, ids[4] ?? '', ranked, context))).toBe('noEntriesLeft');
  });

  it('needs a reason, a draw, and a winner who still stands', async () => {
    const ranked = await rank();
    const current = await drawn();
    const [winner] = current.winners;
    const id = winner?.entryId ?? '';
    const silent = { ...context, reason: ' ' };
    expect(code(() => redrawWrites(current, id, ranked, silent))).toBe('reasonMissing');
    expect(code(() => redrawWrites(giveaway, id, ranked, context))).toBe('notDrawn');
    const next = applied(current, redrawWrites(current, id, ranked, context));
    expect(code(() => redrawWrites(next, id, ranked, context))).toBe('notAWinner');
  });
});

describe('somebody who is blocked', () => {
  it('does not win, is named, and stays passed over when another is drawn', async () => {
    const [first = '', second = '', third = '', fourth = ''] = (await ranking()).map(
      ({ entry }) => entry.id,
    );
    const one = applied(giveaway, drawWrites(giveaway, seed, await rank(first), context));
    expect(one.winners.map(({ entryId }) => entryId)).toEqual([second, third]);
    expect(one.excluded).toMatchObject([{ entryId: first, reason: 'blocked', at }]);
    const found = await findEligible({
      rank: async () => ({ ranked: await ranking() }),
      barredAmong: async () => barring(fourth),
      taken: placesTaken(one),
      count: 1,
      at,
    });
    const two = applied(one, redrawWrites(one, second, found, context));
    expect(two.excluded?.map(({ entryId }) => entryId)).toEqual([first, fourth]);
    expect(checkDraw(one, await ranking())).toMatchObject({ winnersFit: true });
    expect(checkDraw(two, await ranking())).toMatchObject({ winnersFit: true });
    expect(checkDraw({ ...two, excluded: [] }, await ranking()).winnersFit).toBe(false);
  });

  it('is the reason where nobody is left', async () => {
    const nobody = await rank(...entries.map(({ id }) => id));
    expect(code(() => drawWrites(giveaway, seed, nobody, context))).toBe('nobodyEligible');
  });
});

describe('checkDraw', () => {
  it('finds nothing wrong with an honest draw and its redraws', async () => {
    const first = await drawn();
    const [winner] = first.winners;
    const second = applied(
      first,
      redrawWrites(first, winner?.entryId ?? '', await rank(), context),
    );
    expect(checkDraw(second, await ranking())).toMatchObject({ seedFits: true, winnersFit: true });
  });

  it('finds a winner who was not drawn, and a seed that was not committed to', async () => {
    const current = await drawn();
    const forged = { ...current, winners: current.winners.toReversed() };
    expect(checkDraw(forged, await ranking()).winnersFit).toBe(false);
    expect(checkDraw({ ...current, drawSeed: newSeed() }, await ranking()).seedFits).toBe(false);
  });
});
