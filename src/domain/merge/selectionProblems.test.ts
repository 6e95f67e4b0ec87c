import { describe, expect, it } from 'vitest';
import { selectionProblems } from './selectionProblems.ts';

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, mergedInto: null }));

describe('selectionProblems', () => {
  it.each([
    [1, ['tooFew']],
    [2, []],
    [10, []],
    [11, ['tooMany']],
  ])('%s products: %j', (count, kinds) => {
    expect(selectionProblems(products(count)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('names what was merged already, and what is there twice', () => {
    const [one] = products(1);
    expect(
      selectionProblems([{ id: 'old', mergedInto: 'new' }, ...(one ? [one, one] : [])]),
    ).toEqual([{ kind: 'twice' }, { kind: 'alreadyMerged', productId: 'old', mergedInto: 'new' }]);
  });
});
