import { describe, expect, it } from 'vitest';
import { testProduct } from '../merge/testProduct.ts';
import type { Product } from '../schemas/product.ts';
import { concernsPrivatePart, leftOver } from './leftOver.ts';
import type { RestoreItem } from './restorePlan.ts';

const NO_DETAILS = { cost: null, variantCosts: null, supplier: '', notes: '' };
const stored = (product: Product) => ({ product, details: null });
const before = testProduct('p', { title: 'Now', version: 3 });
const target = { product: testProduct('p', { title: 'Then' }), details: NO_DETAILS };
const update: RestoreItem = {
  ...{ id: 'p', title: 'Now', kind: 'update', now: stored(before), target },
  changes: [{ field: 'title', from: 'Now', to: 'Then' }],
};
const remove: RestoreItem = {
  ...{ id: 'p', title: 'Now', kind: 'delete', now: stored(before), changes: [] },
};
const create: RestoreItem = {
  ...{ id: 'p', title: 'Then', kind: 'create', target, origin: null, deletionId: 'd' },
  changes: [],
};
const found = (item: RestoreItem, now: Product | null) => {
  const { items, done, changed } = leftOver(
    [item],
    new Map(now ? [['p', stored(now)]] : []),
    new Set(['own']),
  );
  return items[0] ?? (done.length > 0 ? 'done' : changed.length > 0 ? 'changed' : null);
};

describe('leftOver', () => {
  it('leaves what was not reached as it was to be done', () => {
    expect(found(update, before)).toEqual(update);
    expect(found(remove, before)).toEqual(remove);
    expect(found(create, null)).toEqual(create);
  });

  it('knows what was written without an answer', () => {
    const written = { ...target.product, version: 4, auditId: 'own' };
    expect(found(update, written)).toBe('done');
    expect(found(create, written)).toBe('done');
    expect(found(remove, null)).toBe('done');
  });

  it('goes on from the first of two steps', () => {
    const half = { ...before, version: 4, auditId: 'own', mergedInto: null };
    expect(found(update, half)).toMatchObject({ kind: 'update', now: { product: { version: 4 } } });
    expect(found(remove, half)).toMatchObject({ kind: 'delete', now: { product: { version: 4 } } });
    const merged = { ...target, product: { ...target.product, mergedInto: 's' } };
    const back = { ...target.product, version: 1, auditId: 'own' };
    expect(found({ ...create, target: merged }, back)).toMatchObject({
      ...{ kind: 'update', changes: [{ field: 'mergedInto', from: null, to: 's' }] },
    });
  });

  it('writes over nothing that somebody else did meanwhile', () => {
    const theirs = { ...before, version: 4, auditId: 'theirs' };
    for (const item of [update, remove, create]) expect(found(item, theirs)).toBe('changed');
    expect(found(update, null)).toBe('changed');
    expect(found(create, { ...theirs, auditId: null })).toBe('changed');
  });

  it('looks at private parts only where they take part', () => {
    const details = { ...NO_DETAILS, id: 'owner', businessId: 'owner', version: 1 };
    const parts: [RestoreItem, boolean][] = [
      [update, false],
      [{ ...update, now: { ...update.now, details } }, true],
      [{ ...update, changes: [{ field: 'cost', from: null, to: 5 }] }, true],
      [remove, true],
      [create, true],
    ];
    for (const [item, expected] of parts) expect(concernsPrivatePart(item)).toBe(expected);
  });
});
