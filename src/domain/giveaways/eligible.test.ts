import { describe, expect, it } from 'vitest';
import { findEligible, takeEligible } from './eligible.ts';
import type { RankedEntry } from './rankEntries.ts';

const at = new Date('2026-11-21T00:00:00Z');
const ranked = Array.from({ length: 8 }, (_, index): RankedEntry => {
  const id = `u${index}`;
  const entry = { id, userId: id, name: id, email: `${id}@x.example`, country: '', enteredAt: at };
  return { entry, ticket: String(index) };
});
const barring = (ids: readonly string[]) =>
  new Map(ids.map(id => [id, { reason: 'blocked' as const }]));
const take = async (count: number, ...blocked: string[]) => {
  const looked: string[] = [];
  const found = await takeEligible(
    ranked,
    count,
    async asked => {
      looked.push(...asked.map(({ entry }) => entry.id));
      return barring(blocked);
    },
    at,
  );
  return {
    looked: looked.length,
    eligible: found.eligible.map(({ entry }) => entry.id),
    excluded: found.excluded.map(({ entryId }) => entryId),
  };
};

describe('takeEligible', () => {
  it('passes over whoever is blocked, and says so', async () => {
    expect(await take(2, 'u0', 'u2')).toEqual({
      looked: 4,
      eligible: ['u1', 'u3'],
      excluded: ['u0', 'u2'],
    });
  });

  it('says which other account was the reason', async () => {
    const why = { reason: 'blockedAddress', account: 'u9' } as const;
    const found = await takeEligible(ranked, 1, async () => new Map([['u0', why]]), at);
    expect(found.excluded).toEqual([{ entryId: 'u0', userId: 'u0', name: 'u0', ...why, at }]);
  });

  it('looks up no more people than it takes, and names nobody who was not in the way', async () => {
    expect(await take(3, 'u5')).toEqual({ looked: 3, eligible: ['u0', 'u1', 'u2'], excluded: [] });
  });

  it('ends with the ranking', async () => {
    const all = ranked.map(({ entry }) => entry.id);
    expect(await take(3, ...all)).toEqual({ looked: 8, eligible: [], excluded: all });
    expect((await take(9, 'u7')).eligible).toHaveLength(7);
  });
});

describe('findEligible', () => {
  it('begins below the places that are taken', async () => {
    const found = await findEligible({
      rank: async places => ({ ranked: ranked.slice(0, places) }),
      barredAmong: async () => barring(['u3']),
      taken: new Set(['u0', 'u2']),
      count: 2,
      at,
    });
    expect(found.eligible.map(({ entry }) => entry.id)).toEqual(['u1', 'u4']);
    expect(found.excluded.map(({ entryId }) => entryId)).toEqual(['u3']);
  });

  it('ranks more where too many are passed over, until nobody is left', async () => {
    const many = Array.from({ length: 400 }, (_, index) => {
      const [{ entry, ticket } = { entry: null, ticket: '' }] = ranked;
      if (!entry) throw new Error('nobody');
      return { entry: { ...entry, id: `m${index}`, userId: `m${index}` }, ticket };
    });
    const asked: number[] = [];
    const find = (first: number) =>
      findEligible({
        rank: async places => {
          asked.push(places);
          return { ranked: many.slice(0, places) };
        },
        barredAmong: async asked =>
          barring(asked.map(one => one.entry.id).filter(id => Number(id.slice(1)) < first)),
        taken: new Set(),
        count: 1,
        at,
      });
    expect((await find(120)).eligible[0]?.entry.id).toBe('m120');
    expect(asked).toEqual([51, 102, 204]);
    expect((await find(400)).eligible).toEqual([]);
  });
});
