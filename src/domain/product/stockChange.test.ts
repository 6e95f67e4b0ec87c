import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import type { Inventory } from '../schemas/product.ts';
import {
  changedStock,
  MAX_PIECES,
  type StockChange,
  stockFields,
  stockProblem,
  stockSteps,
} from './stockChange.ts';

const counted = (quantity: number, oversell = false): Inventory => ({
  ...{ tracked: true, quantity, inStock: quantity > 0 || oversell, oversell },
});
const uncounted: Inventory = { tracked: false, quantity: 0, inStock: true, oversell: false };
const of = (inventory: Inventory) => testProduct('p1', { inventory, variants: [] });
const add = (pieces: number): StockChange => ({ mode: 'add', pieces });
const take = (pieces: number): StockChange => ({ mode: 'take', pieces });
const set = (pieces: number): StockChange => ({ mode: 'set', pieces });

describe('changedStock', () => {
  it.each([
    [set(7), counted(3), counted(7)],
    [add(2), counted(3), counted(5)],
    [take(3), counted(3), counted(0)],
    [take(3), counted(2, true), counted(-1, true)],
    [add(5), counted(-2), counted(3)],
    [set(4), uncounted, counted(4)],
    [add(4), uncounted, uncounted],
    [take(4), uncounted, uncounted],
  ])('%j makes %j into %j', (change, before, after) => {
    expect(changedStock(before, change)).toEqual(after);
  });
});

describe('stockFields', () => {
  it('changes the variants where there are any, else the product', () => {
    expect(stockFields(of(counted(3)), add(1))).toEqual({ inventory: counted(4) });
    const variants = [
      testVariant('a', {}, { inventory: counted(1) }),
      testVariant('b', {}, { inventory: uncounted }),
    ];
    const fields = stockFields(testProduct('p1', { inventory: counted(9), variants }), add(1));
    expect(Object.keys(fields)).toEqual(['variants']);
    expect(fields.variants).toEqual([{ ...variants[0], inventory: counted(2) }, variants[1]]);
  });
});

describe('stockProblem', () => {
  it.each([
    [add(1), counted(1), null],
    [take(1), counted(1), null],
    [take(2), counted(1), 'tooFew'],
    [take(2), counted(1, true), null],
    [add(1), counted(-5), null],
    [take(1), uncounted, 'notCounted'],
    [set(1), uncounted, null],
    [add(1), counted(MAX_PIECES), 'tooMany'],
    [take(MAX_PIECES), counted(-1, true), 'tooMany'],
  ])('%j of %j: %s', (change, inventory, problem) => {
    expect(stockProblem(of(inventory), change)).toBe(problem);
  });

  it('keeps the whole product where one of its variants has too few', () => {
    const variants = [
      testVariant('a', {}, { inventory: counted(9) }),
      testVariant('b', {}, { inventory: counted(1) }),
      testVariant('c', {}, { inventory: uncounted }),
    ];
    const product = testProduct('p1', { variants });
    expect(stockProblem(product, take(2))).toBe('tooFew');
    expect(stockProblem(product, take(1))).toBeNull();
  });
});

describe('stockSteps', () => {
  it('names the variants whose stock differs', () => {
    const before = testProduct('p1', {
      options: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }],
      variants: [
        testVariant('a', { Size: 'S' }, { inventory: uncounted }),
        testVariant('b', { Size: 'M' }, { inventory: counted(4) }),
      ],
    });
    const after = { ...before, ...stockFields(before, set(4)) };
    expect(stockSteps(before, after)).toEqual([{ id: 'a', name: 'S', from: null, to: 4 }]);
    expect(stockSteps(of(counted(4)), of(counted(2)))).toEqual([
      { id: null, name: '', from: 4, to: 2 },
    ]);
  });
});
