import { describe, expect, it } from 'vitest';
import type { Activity } from '../schemas/stats.ts';
import { mergedInto, redirectsOf, sumActivity, survivorOf } from './redirects.ts';
import { viewed } from './testDay.ts';

describe('survivorOf', () => {
  it('follows merges of merges, and stops in a circle', () => {
    expect(survivorOf('a', { a: 'b', b: 'c' })).toBe('c');
    expect(survivorOf('x', { a: 'b' })).toBe('x');
    expect(survivorOf('a', { a: 'b', b: 'a' })).toBe('b');
    expect(survivorOf('constructor', {})).toBe('constructor');
  });
});

describe('mergedInto', () => {
  it('is the other way round, through merges of merges, asked again as well', () => {
    const redirects = { a: 'b', b: 'c', x: 'c', y: 'z' };
    for (const id of ['c', 'z', 'b', 'constructor'])
      expect(mergedInto(id, redirects)).toEqual(
        Object.keys(redirects).filter(one => survivorOf(one, redirects) === id),
      );
    expect(mergedInto('c', redirects)).toEqual(['a', 'b', 'x']);
    expect(mergedInto('c', {})).toEqual([]);
  });
});

describe('sumActivity', () => {
  it('counts merged products for their survivor, on every day', () => {
    const redirects = redirectsOf([{ id: 'old', mergedInto: 'new' }, { id: 'new' }]);
    const days: Record<string, Activity>[] = [
      { old: viewed(5, 1), new: viewed(2) },
      { old: viewed(1, 0, 1) },
    ];
    expect([...sumActivity(days, redirects)]).toEqual([['new', viewed(8, 1, 1)]]);
    expect([...sumActivity(days)]).toEqual([
      ['old', viewed(6, 1, 1)],
      ['new', viewed(2)],
    ]);
  });
});
