import { describe, expect, it } from 'vitest';
import { testProduct } from '../merge/testProduct.ts';
import type { Product } from '../schemas/product.ts';
import { restorePhases } from './restorePhases.ts';
import { type CurrentProduct, planRestore, type Wanted } from './restorePlan.ts';
import { snapshotOf } from './snapshot.ts';

const admin = { role: 'superAdmin' } as const;
const owner = { role: 'owner' } as const;
const business = {
  ...{ id: 'owner', businessName: 'Norden', isBusinessOwner: 'approved', isDeleted: false },
};
const product = (id: string, more: Partial<Product> = {}) =>
  testProduct(id, { businessId: 'owner', ...more });
const stored = (one: Product): CurrentProduct => ({ product: one, details: null });
const wanted = (now: Product | null, target: Product | null): Wanted => ({
  id: now?.id ?? target?.id ?? '',
  now: now && stored(now),
  target: target && snapshotOf(target, null),
  deletion:
    now || !target
      ? null
      : {
          ...{ id: 'gone', at: new Date(0), actorRole: 'owner', label: '', businessId: 'owner' },
          changes: {
            [target.id]: ['version', 'createdAt', 'createdBy'].map(field => ({
              ...{ field, from: snapshotOf(target, null)[field], to: null },
            })),
          },
        },
});
const known = (...products: Product[]) => ({
  businesses: new Map([['owner', business]]),
  products: new Map(products.map(one => [one.id, one])),
});
const phasesOf = (all: Wanted[], ...products: Product[]) => {
  const world = known(...all.flatMap(({ now }) => now?.product ?? []), ...products);
  return restorePhases(planRestore(all, world, admin).items, world.products);
};

describe('restorePhases', () => {
  it('writes those of one merge together, and what the merge leads to with them', () => {
    const tomb = product('t', { mergedInto: 's', status: 'archived' });
    const { unmerges } = phasesOf([wanted(tomb, product('t'))], product('s'));
    expect(unmerges).toHaveLength(1);
    expect(unmerges[0]?.items.map(({ id }) => id)).toEqual(['t']);
    expect(unmerges[0]?.touched.map(({ id }) => id)).toEqual(['s']);
  });

  it('takes what goes out of its merge first', () => {
    const tomb = product('t', { mergedInto: 's', status: 'archived', version: 4 });
    const { unmerges, deletes } = phasesOf([wanted(tomb, null)], product('s'));
    expect(unmerges[0]?.items[0]?.target.product.mergedInto).toBeNull();
    expect(deletes[0]?.now.product).toMatchObject({ version: 5, mergedInto: null });
  });

  it('brings a merged product back in two steps', () => {
    const tomb = product('t', { mergedInto: 's', status: 'archived', version: 4 });
    const { creates, updates } = phasesOf([wanted(null, tomb)], product('s'));
    expect(creates[0]?.target.product.mergedInto).toBeNull();
    expect(updates[0]?.items[0]).toMatchObject({
      ...{ now: { product: { version: 5 } }, target: { product: { mergedInto: 's' } } },
    });
  });

  it('counts what was touched one version on', () => {
    const tomb = product('t', { mergedInto: 's', status: 'archived' });
    const survivor = product('s', { version: 7 });
    const { deletes } = phasesOf([wanted(tomb, product('t')), wanted(survivor, null)]);
    expect(deletes[0]?.now.product.version).toBe(8);
  });
});

describe('planRestore', () => {
  const hindered = (one: Wanted, actor: typeof owner | typeof admin, ...others: Product[]) =>
    planRestore([one], known(...others), actor).hindered.map(({ why }) => why);

  it('needs nothing where all is as wanted', () => {
    const same = wanted(product('p'), product('p'));
    expect(planRestore([same, wanted(null, null)], known(), owner)).toEqual({
      ...{ items: [], hindered: [] },
    });
  });

  it('says what stands in the way', () => {
    const gone = wanted(null, product('p'));
    expect(hindered({ ...gone, deletion: null }, owner)).toEqual(['noDeletion']);
    const deletion = gone.deletion && { ...gone.deletion, actorRole: 'superAdmin' };
    expect(hindered({ ...gone, deletion }, owner)).toEqual(['administrators']);
    expect(hindered({ ...gone, deletion }, admin)).toEqual([]);
    expect(
      planRestore([gone], { ...known(), businesses: new Map() }, owner).hindered,
    ).toMatchObject([{ why: 'noBusiness' }]);
    expect(hindered({ ...gone, target: { title: 5 } }, owner)).toEqual(['unreadable']);
    const strangers = wanted(null, product('p', { businessId: 'stranger' }));
    expect(hindered(strangers, owner)).toEqual(['unreadable']);
    const tomb = product('t', { mergedInto: 's', status: 'archived' });
    expect(hindered(wanted(tomb, null), owner)).toEqual(['merged']);
    expect(hindered(wanted(tomb, null), owner, product('s'))).toEqual([]);
    expect(hindered(wanted(tomb, { ...tomb, title: 'x' }), owner, product('s'))).toEqual([
      'merged',
    ]);
    expect(hindered(wanted(tomb, null), admin)).toEqual([]);
  });

  it('keeps whose a product is, and what its business is called now', () => {
    const now = product('p', { businessName: 'New', title: 'a' });
    const plan = planRestore(
      [wanted(now, product('p', { businessName: 'Old', title: 'b' }))],
      known(),
      owner,
    );
    expect(plan.items).toMatchObject([
      { kind: 'update', changes: [{ field: 'title', from: 'a', to: 'b' }] },
    ]);
  });
});
