import { describe, expect, it } from 'vitest';
import { drawKey, drawMethodOf } from './drawKey.ts';
import { commitmentTo, sha256Hex } from './drawSeed.ts';
import { hashOfExclusions } from './exclusions.ts';
import { ticketOf } from './rankEntries.ts';
import { collectEntries, hashOfEntries } from './sealEntries.ts';

const DRAWS = 10_000;
/** Of draws in which everybody's exclusion is tried. */
const TRIED = 1_000;
const HONEST = 19;
const GUESSES = 20;

const honest = Array.from({ length: HONEST }, (_, index) => `person-${index}`);
const lowest = (key: string, ids: readonly string[]) => {
  let [best = ''] = ids;
  let ticket = ticketOf(key, best);
  for (const id of ids) {
    const other = ticketOf(key, id);
    if (other < ticket) [best, ticket] = [id, other];
  }
  return best;
};
const sealed = (ids: readonly string[]) => {
  const list = collectEntries();
  list.add(ids.map(id => ({ id, userId: id, email: `${id}@x.example` })));
  return hashOfEntries(list.sealed());
};

/**
 * How often somebody wins one of 10,000 draws who knows each seed from the start, tries accounts
 * until one would win by all that is known before the end, and enters with it after everybody else.
 */
const winsOf = (keyOf: (seed: string, ids: readonly string[], round: number) => string) => {
  let wins = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const seed = sha256Hex(`seed ${draw}`);
    const guesses = Array.from({ length: GUESSES }, (_, index) => `attacker-${draw}-${index}`);
    const own = lowest(keyOf(seed, honest, -1), guesses);
    const ids = [...honest, own];
    if (lowest(keyOf(seed, ids, draw), ids) === own) wins += 1;
  }
  return wins;
};

describe('somebody who knows the seed from the start and enters at will', () => {
  it('wins no more than chance by seed, list and round, in 10,000 draws', () => {
    const wins = winsOf((seed, ids, round) =>
      // The round is not known before the end: what is tried out goes without.
      drawKey(
        seed,
        { entriesHash: sealed(ids), exclusionsHash: null },
        round < 0 ? null : sha256Hex(`round ${round}`),
      ),
    );
    const chance = DRAWS / (HONEST + 1);
    // Four standard deviations of 10,000 draws at one in twenty.
    const spread = 4 * Math.sqrt(chance * (1 - 1 / (HONEST + 1)));
    expect(Math.abs(wins - chance)).toBeLessThan(spread);
  }, 60_000);

  it('won ten times as often while the seed alone decided', () => {
    // The least of twenty own tickets against the least of nineteen: 20 of 39 draws.
    const times = winsOf(seed => seed) / (DRAWS / (HONEST + 1));
    expect(times).toBeGreaterThan(9.5);
    expect(times).toBeLessThan(11);
  }, 60_000);
});

/**
 * How often an administrator's friend wins one of 1,000 draws who knows each seed from the start
 * and, before the end, excludes whoever would help the friend most by all that is known then.
 */
const winsByExcluding = (roundDecides: boolean) => {
  const ids = [...honest, 'friend'];
  const entriesHash = sealed(ids);
  let wins = 0;
  for (let draw = 0; draw < TRIED; draw++) {
    const seed = sha256Hex(`seed ${draw}`);
    const winnerWithout = (userId: string, round: number) => {
      const line = {
        userId,
        name: '',
        isExcluded: true,
        reason: 'x',
        by: 'admin',
        at: new Date(0),
      };
      const exclusionsHash = hashOfExclusions({ exclusions: [line] });
      const key = roundDecides
        ? drawKey(seed, { entriesHash, exclusionsHash }, sha256Hex(`round ${round}`))
        : drawKey(seed, { entriesHash, exclusionsHash }, null);
      return lowest(
        key,
        ids.filter(id => id !== userId),
      );
    };
    // The round is not known before the end: what is tried out goes by another.
    const best = honest.find(id => winnerWithout(id, -1) === 'friend') ?? honest[0] ?? '';
    if (winnerWithout(best, draw) === 'friend') wins += 1;
  }
  return wins;
};

describe('an administrator who knows the seed and excludes somebody before the end', () => {
  // One of the twenty is excluded, so nineteen are left.
  const chance = TRIED / HONEST;

  it('helps a friend no more than by taking one out of the draw, in 1,000 draws', () => {
    const spread = 4 * Math.sqrt(chance * (1 - 1 / HONEST));
    expect(Math.abs(winsByExcluding(true) - chance)).toBeLessThan(spread);
  }, 60_000);

  it('helps where no round decides, though only by taking out who would have won', () => {
    // The friend is first or second of twenty.
    const expected = (TRIED * 2) / (HONEST + 1);
    const spread = 4 * Math.sqrt(expected * 0.9);
    expect(Math.abs(winsByExcluding(false) - expected)).toBeLessThan(spread);
  }, 60_000);
});

describe('what a draw goes by', () => {
  it('is told by what was stored', () => {
    expect(drawMethodOf({})).toBe('seed');
    expect(drawMethodOf({ beaconChain: null, beaconSignature: null })).toBe('seed');
    expect(drawMethodOf({ beaconChain: 'c', beaconSignature: 's' })).toBe('beacon');
    expect(drawMethodOf({ beaconChain: 'c' })).toBe('fallback');
  });

  it('depends on each of its parts', () => {
    const of = (entriesHash: string, exclusionsHash: string | null = null) => ({
      entriesHash,
      exclusionsHash,
    });
    const keys = [
      drawKey('a', of('b'), 'c'),
      drawKey('x', of('b'), 'c'),
      drawKey('a', of('x'), 'c'),
      drawKey('a', of('b'), 'x'),
      drawKey('a', of('b', 'd'), 'c'),
      drawKey('a', of('b', 'x'), 'c'),
      drawKey('a', of('b'), null),
      commitmentTo('a'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(drawKey('a', of('b'), 'c')).toBe(sha256Hex('a:b:c'));
    expect(drawKey('a', of('b', 'd'), 'c')).toBe(sha256Hex('a:b:d:c'));
  });

  it('does not depend on who is excluded where no round decides', () => {
    const excluding = (exclusionsHash: string | null) =>
      drawKey('a', { entriesHash: 'b', exclusionsHash }, null);
    expect(excluding('d')).toBe(excluding(null));
    expect(excluding(null)).toBe(sha256Hex('a:b'));
  });
});
