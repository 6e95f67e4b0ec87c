import { describe, expect, it } from 'vitest';
import {
  countBeyond,
  readSelection,
  withoutProduct,
  withProduct,
  writeSelection,
} from './compareSelection.ts';

const read = (search: string) => readSelection(new URLSearchParams(search), 'p1');

describe('the selection in the address', () => {
  it('is read and written the same', () => {
    const search = 'with=a%2Cb&currency=EUR&differences=1';
    expect(read(search)).toEqual({ others: ['a', 'b'], currency: 'EUR', differencesOnly: true });
    expect(writeSelection(read(search)).toString()).toBe(search);
    expect(writeSelection(read('')).toString()).toBe('');
  });

  it('leaves out the product itself, repetitions, unknown currencies and what is too many', () => {
    expect(read('with=p1,a,a,,b,c,d,e,f&currency=XXX')).toEqual({
      others: ['a', 'b', 'c', 'd', 'e'],
      currency: null,
      differencesOnly: false,
    });
  });

  it('counts what is too many, not what is named twice', () => {
    const beyond = (search: string) => countBeyond(new URLSearchParams(search), 'p1');
    expect(beyond('with=p1,a,a,,b,c,d,e,f,g')).toBe(2);
    expect(beyond('with=a,a,b,c,d,e,p1')).toBe(0);
    expect(beyond('')).toBe(0);
  });

  it('takes a product once, and no sixth', () => {
    const full = read('with=a,b,c,d,e');
    expect(withProduct(full, 'f')).toBe(full);
    expect(withProduct(read('with=a'), 'a').others).toEqual(['a']);
    expect(withProduct(read('with=a'), 'b').others).toEqual(['a', 'b']);
    expect(withoutProduct(full, 'c').others).toEqual(['a', 'b', 'd', 'e']);
  });
});
