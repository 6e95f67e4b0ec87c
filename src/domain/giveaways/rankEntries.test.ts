import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GiveawayEntry } from '../schemas/giveaway.ts';
import { rankEntries, ticketOf } from './rankEntries.ts';

const entry = (id: string, email = `${id}@x.example`): GiveawayEntry => ({
  id,
  userId: id,
  name: `Person ${id}`,
  email,
  country: 'DE',
  enteredAt: new Date(0),
});
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(`u${index}`));
const ids = async (list: GiveawayEntry[], seed: string, count: number) =>
  (await rankEntries([list], seed, count)).ranked.map(one => one.entry.id);

describe('rankEntries', () => {
  it('can be checked with nothing but SHA-256 and a sort', async () => {
    const list = entries(500);
    const byHand = list
      .map(({ id }) => ({ id, hash: createHash('sha256').update(`seed:${id}`).digest('hex') }))
      .sort((a, b) => (a.hash < b.hash ? -1 : 1))
      .slice(0, 5)
      .map(({ id }) => id);
    expect(await ids(list, 'seed', 5)).toEqual(byHand);
    expect(ticketOf('seed', 'u1')).toBe(createHash('sha256').update('seed:u1').digest('hex'));
  });

  it('does not depend on the order or the pages the entries come in', async () => {
    const list = entries(60);
    const expected = await ids(list, 's', 7);
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(list, { minLength: list.length }),
        fc.integer({ min: 1, max: 60 }),
        async (shuffled, size) => {
          const pages: GiveawayEntry[][] = [];
          for (let at = 0; at < shuffled.length; at += size)
            pages.push(shuffled.slice(at, at + size));
          const { ranked, total } = await rankEntries(pages, 's', 7);
          expect(ranked.map(one => one.entry.id)).toEqual(expected);
          expect(total).toBe(60);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('never ranks one person twice, and a longer ranking starts with the shorter one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1 }),
        fc.string(),
        fc.integer({ min: 1, max: 20 }),
        async (numbers, seed, count) => {
          const list = numbers.map(number => entry(`u${number}`, `${number % 10}@X.example`));
          const { ranked } = await rankEntries([list], seed, count);
          const people = ranked.map(one => one.entry.email.toLowerCase());
          expect(new Set(people).size).toBe(people.length);
          const distinct = new Set(numbers.map(number => number % 10)).size;
          expect(ranked).toHaveLength(Math.min(count, distinct));
          const longer = await ids(list, seed, count + 1);
          expect(longer.slice(0, ranked.length)).toEqual(ranked.map(one => one.entry.id));
        },
      ),
    );
  });

  it('gives everybody the same chance', async () => {
    const list = entries(10);
    const wins = new Map<string, number>();
    for (let round = 0; round < 5_000; round++) {
      const [winner = ''] = await ids(list, `seed ${round}`, 1);
      wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
    // 500 each are expected; chi-squared with 9 degrees of freedom exceeds 27.9 once in 1,000.
    const chi = [...wins.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
    expect(wins.size).toBe(10);
    expect(chi).toBeLessThan(27.9);
  });
});
