import { describe, expect, it } from 'vitest';
import { listChange } from './listChange.ts';

describe('listChange', () => {
  it.each([
    ['a', 'b'],
    [null, null],
    [null, 'a'],
    [{}, []],
  ])('is none of %j and %j', (from, to) => {
    expect(listChange(from, to)).toBeNull();
  });

  it('tells texts by themselves, the second of two alike as another one', () => {
    expect(listChange(['a', 'a', 'b'], ['a', 'c'])).toEqual({
      added: ['c'],
      removed: ['a', 'b'],
      changed: [],
      moved: false,
    });
  });

  it('tells maps by their ids, or their names', () => {
    const change = listChange(
      [
        { id: 'v1', price: 1 },
        { name: 'Size', values: [] },
      ],
      [
        { name: 'Size', values: ['S'] },
        { id: 'v1', price: 1 },
      ],
    );
    expect(change?.added).toEqual([]);
    expect(change?.changed).toEqual([
      { from: { name: 'Size', values: [] }, to: { name: 'Size', values: ['S'] } },
    ]);
    expect(change?.moved).toBe(true);
  });

  it.each([
    [null, ['a'], ['a'], []],
    [['a'], null, [], ['a']],
    [undefined, [], [], []],
  ])('takes nothing for an empty list', (from, to, added, removed) => {
    expect(listChange(from, to)).toMatchObject({ added, removed });
  });

  it('takes whatever somebody stored', () => {
    const odd = [null, ['x'], { id: { toString: 'x' } }, { __proto__: null, name: 1 }];
    expect(listChange(odd, [...odd].reverse())).toMatchObject({ added: [], moved: true });
  });
});
