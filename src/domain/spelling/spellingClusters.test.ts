import { describe, expect, it } from 'vitest';
import { type SpellingCluster, spellingSteps } from './spellingClusters.ts';

const spellingClusters = (counts: ReadonlyMap<string, number>): SpellingCluster[] => {
  const steps = spellingSteps(counts);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

const clusters = (counts: Record<string, number>) =>
  spellingClusters(new Map(Object.entries(counts)));

describe('spellingClusters', () => {
  it('puts the spellings of a name together, the most frequent first, and says how they differ', () => {
    const found = clusters({
      'NIKE ': 3,
      Nike: 5,
      'nike.': 1,
      'T-Shirt': 2,
      'Tee shirt': 4,
      't shirts': 1,
      Addidas: 2,
      Adidas: 9,
      Puma: 4,
      '—': 2,
      '-': 2,
    });
    expect(found).toEqual([
      {
        key: 'nike',
        spellings: [
          { name: 'Nike', count: 5, likeness: 'first' },
          { name: 'NIKE ', count: 3, likeness: 'written' },
          { name: 'nike.', count: 1, likeness: 'written' },
        ],
      },
      {
        key: 'tshirt',
        spellings: [
          { name: 'Tee shirt', count: 4, likeness: 'first' },
          { name: 'T-Shirt', count: 2, likeness: 'written' },
          { name: 't shirts', count: 1, likeness: 'plural' },
        ],
      },
      {
        key: 'adida',
        spellings: [
          { name: 'Adidas', count: 9, likeness: 'first' },
          { name: 'Addidas', count: 2, likeness: 'near' },
        ],
      },
    ]);
  });

  it('takes the better written of two that are as frequent', () => {
    const [found] = clusters({ NIKE: 2, nike: 2, Nike: 2 });
    expect(found?.spellings.map(({ name }) => name)).toEqual(['Nike', 'NIKE', 'nike']);
  });

  it('puts umlauts beside those that are written out', () => {
    const [found, none] = clusters({ Möbel: 3, Moebel: 2, Mobel: 1, Blue: 1, Blu: 1 });
    expect(found?.spellings.map(({ name }) => name)).toEqual(['Möbel', 'Moebel']);
    expect(none).toBeUndefined();
  });

  it('leaves apart what only looks alike', () => {
    const apart = [
      'iPhone 12',
      'iPhone 13',
      'Size 8',
      'Size 9',
      'Bosch',
      'Bose',
      'Canon',
      'Canyon',
    ];
    expect(clusters(Object.fromEntries(apart.map(name => [name, 1])))).toEqual([]);
  });

  it('does not chain: what is near to a misspelling only stays by itself', () => {
    const [found, none] = clusters({ Patagonia: 9, Patagonja: 3, Patagohja: 1 });
    expect(found?.spellings.map(({ name }) => name)).toEqual(['Patagonia', 'Patagonja']);
    expect(none).toBeUndefined();
  });

  const letters = (number: number) =>
    [...number.toString(26).padStart(4, '0')]
      .map(d => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(d, 26)])
      .join('');

  it.each([
    ['of a kind', (n: number) => `Collection ${letters(n)}`],
    ['with numbers', (n: number) => `Model ${n}`],
    ['in one long word', (n: number) => `collection${letters(n * 7)}`],
    ['a letter apart', (n: number) => `brand${String.fromCodePoint(0x4e00 + n)}name`],
    ['of many words', (n: number) => `the quick brown jumping foxes ${letters(n)} overly lazydogs`],
  ])(
    'gets 5,000 names %s together at once',
    (_, nameOf) => {
      const counts = new Map(Array.from({ length: 5000 }, (_, n) => [nameOf(n), 1 + (n % 9)]));
      const start = performance.now();
      spellingClusters(counts);
      // Every name with every other would take minutes, also where nothing else is running.
      expect(performance.now() - start).toBeLessThan(30_000);
    },
    60_000,
  );
});
