import { describe, expect, it } from 'vitest';
import { trackedCreate, trackedUpdate } from '@/domain/tracked.ts';
import { hasEmulator } from '../support/environment.ts';
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
  const make = (actor: keyof typeof UIDS, over: Fields) =>
    send(actor, [
      {
        ...{ type: 'create', collection: 'sales', id: fresh() },
        data: { ...RECORDS.sales({}), ...trackedCreate(UIDS[actor]), ...over },
      },
    ]);
  const change = async (actor: keyof typeof UIDS, before: Fields, data: Fields) => {
    const id = fresh();
    await seed({ [`sales/${id}`]: RECORDS.sales(before) });
    return send(actor, [
      {
        ...{ type: 'update', collection: 'sales', id },
        data: { ...data, ...trackedUpdate(UIDS[actor], 1) },
      },
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
    ['ends', true, 'superAdmin', running, { status: 'ended', ended: step(2, 1) }],
    ['takes back more', false, 'owner', { ...running, started: step(1) }, { ended: step(1, 1) }],
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
    ['undated', false, 'owner', {}, { name: 'x', createdAt: at(0) }],
  ])('a sale: %s: %s', async (_, allowed, actor, before, data) => {
    expect(await change(actor, before, data)).toBe(allowed);
  });

  it('is changed by who read it last, and deleted by nobody', async () => {
    const id = fresh();
    await seed({ [`sales/${id}`]: RECORDS.sales({ version: 2 }) });
    const late = { name: 'x', ...trackedUpdate('owner', 1) };
    expect(await send('owner', [{ type: 'update', collection: 'sales', id, data: late }])).toBe(
      false,
    );
    for (const actor of ['owner', 'superAdmin'] as const)
      expect(await send(actor, [{ type: 'delete', collection: 'sales', id }])).toBe(false);
  });
});
