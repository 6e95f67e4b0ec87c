import { describe, expect, it } from 'vitest';
import { trackedCreate, trackedUpdate } from '@/domain/tracked.ts';
import type { Write } from '@/domain/write.ts';
import { hasEmulator } from '../support/environment.ts';
import { entry, update } from '../support/forge.ts';
import { type Fields, RECORDS } from '../support/records.ts';
import { useStage } from '../support/stage.ts';

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const step = (changed: number, left = 0) => ({ changed, left });
/** One moment, named twice. */
const SOON = at(1);
const UIDS = { owner: 'owner', superAdmin: 'admin', support: 'support', pending: 'pending' };
const running = { status: 'running', started: step(2, 1) };

describe.runIf(hasEmulator)('steps: planned sales', () => {
  const { send, seed, fresh } = useStage('steps-sales');
  const make = (actor: keyof typeof UIDS, over: Fields, about: Fields = {}) => {
    const [id, auditId] = [fresh(), fresh()];
    const data: Fields = { ...RECORDS.sales({}), ...trackedCreate(UIDS[actor]), auditId, ...over };
    return send(actor, [
      { type: 'create', collection: 'sales', id, data },
      entry(actor, auditId, 'sales', [id], { businessId: data.businessId, ...about }),
    ]);
  };
  /** What people change of a sale is told of, what a step does is not. */
  const change = async (
    actor: keyof typeof UIDS,
    before: Fields,
    data: Fields,
    isTold = !('started' in data || 'ended' in data),
  ) => {
    const [id, auditId] = [fresh(), fresh()];
    const record = RECORDS.sales(before);
    await seed({ [`sales/${id}`]: record });
    const told = isTold ? { auditId } : {};
    const changed = { ...data, ...told, ...trackedUpdate(UIDS[actor], 1) };
    const own = entry(actor, auditId, 'sales', [id], { businessId: record.businessId });
    return send(actor, [
      { type: 'update', collection: 'sales', id, data: changed },
      ...(isTold ? [own] : []),
    ]);
  };

  it.each<[string, boolean, keyof typeof UIDS, Fields]>([
    ['an owner for the own business', true, 'owner', {}],
    ['an owner for another business', false, 'owner', { businessId: 'other' }],
    ['an administrator for any', true, 'superAdmin', {}],
    ['an administrator for one of a long id', true, 'superAdmin', { businessId: 'b'.repeat(128) }],
    ['… of a longer one', false, 'superAdmin', { businessId: 'b'.repeat(129) }],
    ['support', false, 'support', { businessId: 'support' }],
    ['who waits', false, 'pending', { businessId: 'pending' }],
    ['in another’s name', false, 'owner', { createdBy: 'other' }],
    ...[
      { mode: 'percent', percent: 20, isAdmin: true },
      { mode: 'percent', percent: 20, words: 'x' },
      { mode: 'amount', amount: '5', isAdmin: true },
      { mode: 'amount', amount: '5', words: 'x' },
      { mode: 'amount', amount: '.5' },
      { mode: 'amount', amount: '5.x' },
    ].map((change): [string, boolean, 'owner', Fields] => [
      JSON.stringify(change),
      false,
      'owner',
      { change },
    ]),
    ['one that runs already', false, 'owner', { status: 'running' }],
    ['one that began', false, 'owner', { started: step(1) }],
    ['one that ends as it starts', false, 'owner', { startsAt: SOON, endsAt: SOON }],
  ])('%s plans: %s', async (_, allowed, actor, over) => {
    expect(await make(actor, over)).toBe(allowed);
  });

  it.each<[string, boolean, keyof typeof UIDS, Fields, Fields]>([
    ['starts', true, 'owner', {}, { status: 'running', started: step(1, 2) }],
    ['goes on', true, 'owner', { status: 'running', started: step(1) }, { started: step(2) }],
    ['beyond its products', false, 'owner', {}, { status: 'running', started: step(3, 1) }],
    ['ends', true, 'superAdmin', running, { status: 'ended', ended: step(1, 1) }],
    ['takes back more', false, 'owner', running, { ended: step(2, 1) }],
    ['is cancelled', true, 'owner', {}, { status: 'cancelled' }],
    ['is cancelled, begun', false, 'owner', {}, { status: 'cancelled', started: step(1) }],
    ['is missed', true, 'owner', {}, { status: 'ended' }],
    ['starts later', true, 'owner', {}, { startsAt: at(5) }],
    ['runs, and starts later', false, 'owner', running, { startsAt: at(5) }],
    ['runs, and ends otherwise', true, 'owner', running, { endsAt: at(5) }],
    [
      'runs, and is planned again',
      false,
      'owner',
      running,
      { status: 'planned', started: step(0) },
    ],
    ['runs, and is cancelled', false, 'owner', { status: 'running' }, { status: 'cancelled' }],
    ['ran, and runs again', false, 'owner', { ...running, status: 'ended' }, { status: 'running' }],
    ['ran, and is named anew', false, 'owner', { ...running, status: 'ended' }, { name: 'x' }],
    ['was cancelled, and is named anew', false, 'owner', { status: 'cancelled' }, { name: 'x' }],
    ['of other products', false, 'owner', {}, { productIds: ['p9'] }],
    ['by another share', false, 'owner', {}, { 'change.percent': 30 }],
    ['of another business', false, 'superAdmin', {}, { businessId: 'other' }],
    ['another’s', false, 'owner', { businessId: 'other' }, { name: 'x' }],
    ['by support', false, 'support', {}, { name: 'x' }],
    ['by who waits', false, 'pending', { businessId: 'pending' }, { name: 'x' }],
    [
      'another’s, in a step',
      false,
      'owner',
      { ...running, businessId: 'other' },
      { ended: step(1) },
    ],
    ['in a step by support', false, 'support', running, { ended: step(1) }],
    [
      'in a step by who waits',
      false,
      'pending',
      { ...running, businessId: 'pending' },
      { ended: step(1) },
    ],
    ['undated', false, 'owner', {}, { name: 'x', createdAt: at(0) }],
  ])('a sale: %s: %s', async (_, allowed, actor, before, data) => {
    expect(await change(actor, before, data)).toBe(allowed);
  });

  it('is told of where people change it, and not where a step does', async () => {
    for (const actor of ['owner', 'superAdmin'] as const) {
      expect(await make(actor, {}, { records: ['other'], changes: {} })).toBe(false);
      expect(await make(actor, { auditId: null })).toBe(false);
      expect(await change(actor, {}, { name: 'x' }, false)).toBe(false);
      expect(await change(actor, {}, { status: 'cancelled' }, false)).toBe(false);
      expect(await change(actor, {}, { status: 'ended' }, false)).toBe(true);
      expect(await change(actor, running, { ended: step(1) }, false)).toBe(true);
      expect(await change(actor, running, { endsAt: at(5) }, false)).toBe(false);
      expect(await change(actor, {}, { startsAt: at(5) }, false)).toBe(false);
      expect(await change(actor, running, { ended: step(1), auditId: 'x' }, false)).toBe(false);
      // By an entry of before, or none at all.
      const before = { auditId: fresh() };
      const made = RECORDS.audit({ resource: 'sales', at: at(-1) });
      await seed({ [`audit/${before.auditId}`]: made });
      expect(await change(actor, before, { name: 'x' }, false)).toBe(false);
      const data = { ...RECORDS.sales({}), ...trackedCreate(UIDS[actor]) };
      expect(await send(actor, [{ type: 'create', collection: 'sales', id: fresh(), data }])).toBe(
        false,
      );
    }
  });

  it('of another business is not planned in the shadow of an own one', async () => {
    for (const [actor, own, other] of [
      ['owner', 'owner', 'owner'],
      ['owner', 'owner', 'other'],
    ] as const) {
      const [first, second, auditId] = [fresh(), fresh(), fresh()];
      const of = (id: string, businessId: string): Write => ({
        ...{ type: 'create', collection: 'sales', id },
        data: { ...RECORDS.sales({ businessId }), ...trackedCreate(actor), auditId },
      });
      const told = entry(actor, auditId, 'sales', [first, second]);
      expect(await send(actor, [of(first, own), of(second, other), told])).toBe(own === other);
    }
  });

  it('takes a step with a hundred products and their entry', async () => {
    const [id, auditId] = [fresh(), fresh()];
    const ids = Array.from({ length: 100 }, () => fresh());
    await seed({
      [`sales/${id}`]: RECORDS.sales({ productIds: ids }),
      ...Object.fromEntries(ids.map(one => [`products/${one}`, RECORDS.products({})])),
    });
    for (const [actor, version] of [
      ['owner', 1],
      ['superAdmin', 2],
    ] as const) {
      const done = step(version === 1 ? 50 : 100);
      const told = `${auditId}${version}`;
      const data = { status: 'running', started: done, ...trackedUpdate(UIDS[actor], version) };
      expect(
        await send(actor, [
          ...ids.map(one =>
            update(actor, 'products', one, { price: version, auditId: told }, version),
          ),
          entry(actor, told, 'products', ids, { action: 'startSale', source: 'bulk', batchId: id }),
          { type: 'update', collection: 'sales', id, data },
        ]),
      ).toBe(true);
    }
  });

  it('is changed by who read it last, and deleted by nobody', async () => {
    const id = fresh();
    await seed({ [`sales/${id}`]: RECORDS.sales({ version: 2 }) });
    const late = { status: 'ended', ...trackedUpdate('owner', 1) };
    expect(await send('owner', [{ type: 'update', collection: 'sales', id, data: late }])).toBe(
      false,
    );
    for (const actor of ['owner', 'superAdmin'] as const)
      expect(await send(actor, [{ type: 'delete', collection: 'sales', id }])).toBe(false);
  });
});
