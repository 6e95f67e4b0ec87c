import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import { NO_COSTS } from '../product/productCosts.ts';
import { errorIssue, warningIssue } from './issues.ts';
import { fieldHash, fieldHashes } from './map/fieldHashes.ts';
import { mapProduct } from './map/mapProduct.ts';
import { isWritten, planProduct } from './planProduct.ts';
import { defaultSettings } from './settings.ts';
import { emptySource, emptyVariant } from './sourceProduct.ts';
import type { SourceProduct } from './types.ts';

const mapped = (more: Partial<SourceProduct> = {}) => {
  const source: SourceProduct = {
    ...emptySource('shopify', 'csv', 'mug'),
    ...{ title: 'Mug', row: 2, status: 'active' },
    variants: [{ ...emptyVariant(2), price: '9.00' }],
    ...more,
  };
  return mapProduct(source, defaultSettings('shop', 'USD'), 'owner', html => ({
    html,
    removed: false,
  }));
};
const existing = (more: Parameters<typeof testProduct>[1] = {}) => ({
  record: testProduct('p1', more),
  costs: NO_COSTS,
  hasDetails: false,
});
const withoutPrices = () => {
  const provided = mapped().source.provided.filter(field => field !== 'price');
  return mapped({ provided });
};

describe('what becomes of a product of a file', () => {
  it('is a new one under its own id', () => {
    const one = mapped();
    const planned = planProduct(one, null, false);
    expect(planned).toMatchObject({ key: one.id, state: 'new', changes: [], kept: [] });
    expect(planned).toMatchObject({ mapped: one, existing: null, issues: one.issues });
  });

  it('is a change of a stored one under that one’s', () => {
    const stored = existing({ title: '' });
    const planned = planProduct(mapped(), stored, false);
    expect(planned).toMatchObject({ key: 'p1', state: 'changed', existing: stored });
    expect(planned.changes).toContainEqual({ field: 'title', from: '', to: 'Mug' });
    const edited = planProduct(mapped({ provided: ['title'] }), existing({ title: 'Ours' }), false);
    expect(edited).toMatchObject({
      ...{ state: 'unchanged', changes: [] },
      kept: [{ field: 'title', from: 'Ours', to: 'Mug' }],
    });
  });

  it('is nothing where something is wrong with it, whether there is one or not', () => {
    const issues = [errorIssue('noTitle', { row: 2 })];
    const broken = { ...mapped(), issues };
    for (const stored of [null, existing()])
      expect(planProduct(broken, stored, true)).toMatchObject({
        ...{ state: 'error', changes: [], kept: [], issues },
      });
  });

  it('is a draft where its file has no prices', () => {
    const { mapped: draft } = planProduct(withoutPrices(), null, false);
    expect(draft.content.status).toBe('draft');
    expect(draft.hashes).toEqual(fieldHashes(draft.content));
    expect(draft.hashes.status).toBe(fieldHash('status', { status: 'draft' }));
    expect(planProduct(mapped(), null, false).mapped.content.status).toBe('active');
    const archived = { ...withoutPrices() };
    const content = { ...archived.content, status: 'archived' } as const;
    const planned = planProduct({ ...archived, content }, null, false).mapped;
    expect(planned.content.status).toBe('archived');
  });

  it('is nothing where the stored one was merged into another, and says into which', () => {
    const planned = planProduct(mapped(), existing({ mergedInto: 'p9' }), true);
    expect(planned).toMatchObject({ state: 'unchanged', changes: [], kept: [] });
    expect(planned.issues.at(-1)).toEqual(
      warningIssue('mergedAway', { row: 2, params: { into: 'p9' } }),
    );
    for (const mergedInto of [null, undefined])
      expect(planProduct(mapped(), existing({ mergedInto }), true).state).toBe('changed');
  });

  it('needs no price where nothing stored has one or its cell cannot be read', () => {
    const priceless = (unread: ('price' | 'sku')[] = []) => ({
      ...mapped({ variants: [{ ...emptyVariant(2), unread }] }),
      issues: [errorIssue('noPrice', { row: 2 })],
    });
    const state = (...[one, stored]: Parameters<typeof planProduct>) =>
      planProduct(one, stored, false).state;
    const priced = existing({ price: 5 });
    const variants = [testVariant('v', { Size: 'S' }, { price: 5 })];
    expect(state(priceless(), priced, false)).toBe('error');
    expect(state(priceless(['sku']), priced, false)).toBe('error');
    expect(state(priceless(), existing({ price: null, variants }), false)).toBe('error');
    expect(state(priceless(['price']), priced, false)).not.toBe('error');
    expect(state(priceless(), existing({ price: null }), false)).not.toBe('error');
    const worse = { ...priceless(['price']), issues: [errorIssue('noTitle', { row: 2 })] };
    expect(state(worse, priced, false)).toBe('error');
  });
});

it.each([
  ['new', 'both', true],
  ['new', 'add', true],
  ['new', 'update', false],
  ['changed', 'both', true],
  ['changed', 'add', false],
  ['changed', 'update', true],
  ['unchanged', 'both', false],
  ['unchanged', 'add', false],
  ['unchanged', 'update', false],
  ['error', 'both', false],
  ['error', 'add', false],
  ['error', 'update', false],
] as const)('a product that is %s is written by the mode %s: %s', (state, mode, written) => {
  expect(isWritten(state, mode)).toBe(written);
});
