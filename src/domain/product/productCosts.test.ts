import { expect, it } from 'vitest';
import {
  costRange,
  costsOf,
  hasCosts,
  NO_COSTS,
  ownCosts,
  plainCosts,
  variantCost,
} from './productCosts.ts';

const S = { id: 's' };
const M = { id: 'm' };

it('a variant costs what is stored for it, or what the product does', () => {
  const costs = { cost: 500, variantCosts: { m: 700 } };
  expect([variantCost(costs, 's'), variantCost(costs, 'm')]).toEqual([500, 700]);
  expect(variantCost({ cost: 500, variantCosts: null }, 'm')).toBe(500);
  expect(variantCost({ cost: 5, variantCosts: {} }, 'constructor')).toBe(5);
});

it('a product without a private part has no costs', () => {
  expect(costsOf(null)).toEqual(NO_COSTS);
  expect([NO_COSTS, { cost: null, variantCosts: {} }].map(hasCosts)).toEqual([false, false]);
  expect(hasCosts({ cost: 0, variantCosts: null })).toBe(true);
  expect(hasCosts({ cost: null, variantCosts: { s: 1 } })).toBe(true);
});

it('only costs that there are are stored', () => {
  expect(ownCosts([S, M], id => (id === 's' ? 0 : null))).toEqual({ s: 0 });
  expect(ownCosts([S, M], () => null)).toBeNull();
});

it('what means the same is written in one form', () => {
  const same = { cost: 500, variantCosts: null };
  expect(plainCosts(same, [S, M])).toEqual(same);
  expect(plainCosts({ cost: 1, variantCosts: { s: 500, m: 500 } }, [S, M])).toEqual(same);
  const differing = { cost: null, variantCosts: { s: 500, m: 700 } };
  expect(plainCosts({ cost: 500, variantCosts: { m: 700 } }, [S, M])).toEqual(differing);
  expect(plainCosts(differing, [S, M])).toEqual(differing);
});

it('what is stored for variants that are no more counts nowhere', () => {
  expect(plainCosts({ cost: 5, variantCosts: { gone: 7 } }, [S])).toEqual({
    cost: 5,
    variantCosts: null,
  });
  expect(plainCosts({ cost: null, variantCosts: { gone: 7 } }, [])).toEqual(NO_COSTS);
});

it('a variant without a cost stays without beside those that have one', () => {
  expect(plainCosts({ cost: null, variantCosts: { s: 500 } }, [S, M])).toEqual({
    cost: null,
    variantCosts: { s: 500 },
  });
});

it('ranges over the variants, or is the product’s', () => {
  const costs = { cost: 5, variantCosts: { m: 7 } };
  expect(costRange(costs, [S, M])).toEqual({ from: 5, to: 7 });
  expect(costRange(costs, [])).toEqual({ from: 5, to: 5 });
  expect(costRange(NO_COSTS, [S])).toBeNull();
});
