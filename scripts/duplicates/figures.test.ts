import { describe, expect, it } from 'vitest';
import { type FoundPair, figuresOf, oneToOne } from './figures.ts';

const pair = (a: string, b: string, verdict: FoundPair['verdict'] = 'possible'): FoundPair => ({
  products: [a, b],
  verdict,
});
const businessOf = (id: string) => id.slice(0, 1);

describe('oneToOne', () => {
  it('lets a product be in its best pair only', () => {
    const pairs = [pair('a1', 'b1'), pair('a1', 'b2'), pair('a2', 'b2')];
    expect(oneToOne(pairs)).toEqual([pairs[0], pairs[2]]);
  });
});

describe('figuresOf', () => {
  const found = [pair('a1', 'b1', 'sure'), pair('a1', 'b2', 'likely'), pair('a1', 'a2', 'likely')];

  it('counts each verdict with those before it', () => {
    const figures = figuresOf(
      found,
      [
        ['b1', 'a1'],
        ['a3', 'b3'],
      ],
      businessOf,
    );
    const of = (verdict: string, way: string) =>
      figures.find(one => one.verdict === verdict && one.way === way);
    expect(of('sure', 'free')).toMatchObject({ pairs: 1, precision: 100, recall: 50 });
    // The pair within a business is not judged: no true pair is within one.
    expect(of('likely', 'free')).toMatchObject({ pairs: 2, precision: 50, recall: 50, f1: 50 });
    expect(of('likely', 'one to one')).toMatchObject({ pairs: 1, precision: 100 });
  });

  it('judges pairs within a business where there are true ones', () => {
    const figures = figuresOf(found, [['a1', 'a2']], businessOf);
    expect(figures.at(-2)).toMatchObject({ pairs: 3, recall: 100 });
  });

  it('is 0 where there is nothing', () => {
    expect(figuresOf([], [], businessOf)[0]).toMatchObject({ pairs: 0, precision: 0, f1: 0 });
  });
});
