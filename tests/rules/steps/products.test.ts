import { describe, expect, it } from 'vitest';
import { increment, type Write } from '@/domain/write.ts';
import type { Recorded } from '../../../scripts/rules/mutate/recording.ts';
import { isAllowed } from '../support/commit.ts';
import { hasEmulator } from '../support/environment.ts';
import { create, entry, update } from '../support/forge.ts';
import { beyond } from '../support/kinds.ts';
import { type Fields, product, RECORDS } from '../support/records.ts';
import { restList, restMake, restUpdate } from '../support/rest.ts';
import { useStage } from '../support/stage.ts';

describe.runIf(hasEmulator)('steps: products', () => {
  const { stored, change, make, send, seed, fresh } = useStage('steps-products');
  const own = { businessId: 'admin' };
  const theirs = { businessId: 'rival' };

  it.each<[string, boolean, Fields, Fields, Fields | null]>([
    ['changes the own one untold', true, own, { title: 'x' }, null],
    ['changes the own one with a true entry', true, own, { title: 'x' }, own],
    ['points the own one at an entry that is none', false, own, { auditId: 'no' }, null],
    ['changes another’s untold', false, theirs, { title: 'x' }, null],
    ['gives the own one away untold', false, own, { businessId: 'rival' }, null],
    ['takes another’s untold', false, theirs, { businessId: 'admin' }, null],
    ['gives the own one away and tells it', true, own, { businessId: 'rival' }, own],
  ])('an administrator %s: %s', async (_, allowed, over, data, told) => {
    const id = await stored('products', over);
    expect(await change('superAdmin', 'products', id, data, told)).toBe(allowed);
  });

  it.each<[string, boolean, Fields, Fields | null]>([
    ['an own one untold', true, own, null],
    ['an own one that points at an entry that is none', false, { ...own, auditId: 'no' }, null],
    ['another’s untold', false, theirs, null],
    ['another’s and tells it', true, theirs, theirs],
  ])('an administrator makes %s: %s', async (_, allowed, data, told) => {
    expect(await make('superAdmin', 'products', data, told)).toBe(allowed);
  });

  it.each<[string, boolean, Fields, Fields, Fields | null]>([
    ['changes the own one untold', true, {}, { title: 'x' }, null],
    ['changes the own one and tells it', true, {}, { title: 'x' }, {}],
    ['points at an entry that is none', false, {}, { auditId: 'no' }, null],
    ['keeps a name of earlier', true, { businessName: 'Before' }, { title: 'x' }, null],
    [
      'takes the name of now',
      true,
      { businessName: 'Before' },
      { businessName: 'Juniper Goods' },
      null,
    ],
    ['takes another name', false, {}, { businessName: 'Rival' }, null],
    ['changes what was merged', false, { mergedInto: 'p' }, { title: 'x' }, null],
    ['brings back what was merged', false, { mergedInto: 'p' }, { mergedInto: null }, null],
    ['counts beyond what can be counted', false, {}, { price: beyond }, null],
    ['stocks beyond what can be counted', false, {}, { 'inventory.quantity': beyond }, null],
    [
      'has fewer than can be counted',
      false,
      {},
      { 'inventory.quantity': { $op: 'increment', by: -Number.MAX_SAFE_INTEGER - 20 } },
      null,
    ],
    ['is somebody else', false, theirs, { title: 'x' }, null],
  ])('an owner %s: %s', async (_, allowed, over, data, told) => {
    const id = await stored('products', over);
    expect(await change('owner', 'products', id, data, told)).toBe(allowed);
  });

  it('nobody but its owner changes it', async () => {
    const id = await stored('products', { businessId: 'support' });
    expect(await change('support', 'products', id, { title: 'x' }, null)).toBe(false);
    const pending = await stored('products', { businessId: 'pending' });
    expect(await change('pending', 'products', pending, { title: 'x' }, null)).toBe(false);
  });

  it('pictures that were stored before the rules looked at them do not stop an edit', async () => {
    const id = await stored('products', { images: [{ id: 'i', url: 'old:x', alt: '' }] });
    expect(await change('owner', 'products', id, { title: 'x' }, null)).toBe(true);
  });

  it.each([
    ['sp_owner_1', true],
    ['wx_owner_1', true],
    ['sp_rival_1', false],
    ['wx_rival_1', false],
    ['sp_owner', false],
    ['xx_rival_1', true],
    ['spx_rival', true],
  ])('the id %s: %s', async (id, allowed) => {
    expect(await make('owner', 'products', {}, null, id)).toBe(allowed);
  });

  const gone = (id: string): Write => ({ type: 'delete', collection: 'products', id });
  const toldGone = (id: string, over: Fields = {}): Write[] => {
    const auditId = fresh();
    return [
      gone(id),
      entry('superAdmin', auditId, 'products', [id], { action: 'delete', ...over }),
      { type: 'set', collection: 'auditPointers', id: 'admin', data: { auditId } },
    ];
  };
  it('who deletes one', async () => {
    expect(await send('owner', [gone('never')])).toBe(true);
    expect(await send('superAdmin', [gone('never')])).toBe(true);
    expect(await send('superAdmin', [gone(await stored('products', own))])).toBe(true);
    expect(await send('superAdmin', [gone(await stored('products'))])).toBe(false);
    const id = await stored('products');
    expect(await send('superAdmin', toldGone(id))).toBe(true);
    const mine = { businessId: 'support' };
    expect(await send('support', [gone(await stored('products', mine))])).toBe(false);
    expect(await send('pending', [gone(await stored('products', { businessId: 'pending' }))])).toBe(
      false,
    );
    expect(await send('owner', [gone(await stored('products', { mergedInto: 'p' }))])).toBe(false);
  });

  const details = (over: Fields = {}) => RECORDS.productDetails(over);
  const part = (id: string, tenant: string) => `products/${id}/private/${tenant}`;
  const save = (id: string, tenant: string, data: Fields): Write => ({
    type: 'set',
    collection: `products/${id}/private`,
    id: tenant,
    data,
  });
  it('the private part', async () => {
    const id = await stored('products');
    const none: Write = { type: 'delete', collection: `products/${id}/private`, id: 'owner' };
    expect(await send('superAdmin', [none])).toBe(true);
    expect(await send('owner', [none])).toBe(true);
    expect(await send('owner', [save(id, 'owner', { isAdmin: true })])).toBe(false);
    expect(await send('superAdmin', [save(id, 'owner', { isAdmin: true })])).toBe(false);
    expect(await send('owner', [save(id, 'owner', details({ auditId: 'x'.repeat(128) }))])).toBe(
      true,
    );
    await seed({ [part(id, 'owner')]: details() });
    expect(await send('owner', [save(id, 'owner', details({ auditId: 'x'.repeat(129) }))])).toBe(
      false,
    );
    expect(await send('owner', [save(id, 'owner', details({ isAdmin: true }))])).toBe(false);
    expect(await send('superAdmin', [none])).toBe(false);
    const mine: Write = { type: 'delete', collection: `products/${id}/private`, id: 'admin' };
    await seed({ [part(id, 'admin')]: details({ businessId: 'admin' }) });
    expect(await send('superAdmin', [mine])).toBe(true);
    const other = { ...details({ businessId: 'admin' }), cost: 5 };
    expect(await send('superAdmin', [save(id, 'admin', other)])).toBe(true);
  });

  const claims = (uid: string) => ({
    uid,
    email: `${uid}@catalogue.example`,
    email_verified: true,
  });
  it('nobody walks around the limit of a list', async () => {
    const ask = (uid: string, limit: number | null, offset: number) =>
      isAllowed(
        restList('demo-steps-products', claims(uid), {
          ...{ path: 'products', field: 'status', value: 'active' },
          ...{ limit, offset },
        }),
      );
    expect(await ask('shopper', 100, 0)).toBe(true);
    expect(await ask('shopper', 101, 0)).toBe(false);
    expect(await ask('shopper', null, 0)).toBe(false);
    expect(await ask('shopper', 100, 1)).toBe(false);
    expect(await ask('owner', 1000, 50)).toBe(true);
  });

  it('a version counts in whole numbers', async () => {
    const id = await stored('products');
    const save = (version: { $double: number } | number) =>
      isAllowed(
        restUpdate('demo-steps-products', claims('owner'), `products/${id}`, {
          ...{ title: 'x', version, updatedBy: 'owner' },
        }),
      );
    expect(await save({ $double: 2 })).toBe(false);
    expect(await save(3)).toBe(false);
    expect(await save(2)).toBe(true);
  });

  it('nothing is sold in a name that the same commit gives the business', async () => {
    const renamed = update('owner', 'business', 'owner', { businessName: 'New name' });
    const made = (businessName: string) =>
      create('owner', 'products', fresh(), product({ businessName }));
    expect(await send('owner', [renamed, made('New name')])).toBe(false);
    expect(await send('owner', [made('Juniper Goods')])).toBe(true);
  });

  it('nothing new begins with 1.0', async () => {
    const record = product({ createdBy: 'owner', updatedBy: 'owner' });
    const made = (version: Recorded) =>
      isAllowed(
        restMake('demo-steps-products', claims('owner'), `products/${fresh()}`, record, {
          version,
        }),
      );
    expect(await made({ $double: 1 })).toBe(false);
    expect(await made(1)).toBe(true);
  });

  it.each([
    ['price', { price: Number.MAX_SAFE_INTEGER }, { price: increment(1) }],
    ['stock', { quantity: Number.MAX_SAFE_INTEGER }, { 'inventory.quantity': increment(1) }],
    ['debt', { quantity: -Number.MAX_SAFE_INTEGER }, { 'inventory.quantity': increment(-1) }],
  ])('one more than the most: %s', async (_, { price, quantity }: Fields, data) => {
    const inventory = { tracked: true, quantity: quantity ?? 1, inStock: true, oversell: false };
    const id = await stored('products', { inventory, price: price ?? 1 });
    expect(await change('owner', 'products', id, data, null)).toBe(false);
  });

  it('what was stored without a version begins with 1', async () => {
    const { version: _, ...bare } = product();
    await seed({ 'products/bare': bare });
    const step = update('owner', 'products', 'bare', { title: 'x' });
    const as = (version: number): Write =>
      step.type === 'update' ? { ...step, data: { ...step.data, version } } : step;
    expect(await send('owner', [as(2)])).toBe(false);
    expect(await send('owner', [as(1)])).toBe(true);
  });

  it('nothing new has another version, time or author', async () => {
    const made = create('owner', 'products', fresh(), product());
    for (const over of [
      { version: 2 },
      { version: -0 },
      { createdAt: new Date(0) },
      { createdBy: 'x' },
      { updatedAt: new Date(0) },
      { updatedBy: 'x' },
    ]) {
      const forged = made.type === 'create' ? { ...made, data: { ...made.data, ...over } } : made;
      expect(await send('owner', [forged]), JSON.stringify(over)).toBe(false);
    }
  });
});
