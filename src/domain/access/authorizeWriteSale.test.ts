import { expect, it } from 'vitest';
import { checkSale } from './authorizeWriteSale.ts';

const now = new Date('2026-11-26T12:00:00Z');
const later = new Date('2026-11-27T12:00:00Z');
const step = (changed: number, left = 0) => ({ changed, left });
const record = (over: object = {}) => ({
  ...{ id: 's', businessId: 'owner', name: 'Winter', productIds: ['a', 'b', 'c'] },
  ...{ change: { mode: 'percent', percent: 20 }, startsAt: now, endsAt: null, status: 'planned' },
  ...{ started: step(0), ended: step(0), version: 1 },
  ...{ createdAt: now, createdBy: 'owner', updatedAt: now, updatedBy: 'owner' },
  ...over,
});
const running = record({ status: 'running', started: step(2, 1) });
const judge = (before: ReturnType<typeof record> | null, over: object = {}) =>
  checkSale({
    ...{ resource: 'sales', id: 's', parent: null, before },
    after: { ...(before ?? record()), ...over },
  });

it('takes a sale from planned over running to its end, or cancels it', () => {
  expect(judge(null)).toBeNull();
  expect(judge(record(), { status: 'running', started: step(1) })).toBeNull();
  expect(judge(record(), { status: 'cancelled' })).toBeNull();
  expect(judge(record(), { startsAt: later })).toBeNull();
  expect(judge(running, { endsAt: later })).toBeNull();
  expect(judge(running, { status: 'ended', ended: step(1, 1) })).toBeNull();
});

it.each([
  ['one that runs from the first', null, { status: 'running' }, 'status'],
  ['nothing off', null, { change: { mode: 'amount' } }, 'change'],
  ['another kind off', null, { change: { mode: 'amount', percent: 20 } }, 'change'],
  ['two kinds off', null, { change: { mode: 'percent', percent: 20, amount: '5' } }, 'change'],
  ['one that ends before it starts', null, { endsAt: now }, 'endsAt'],
  ['more than its products', record(), { status: 'running', started: step(3, 1) }, 'started'],
  ['more taken back than changed', running, { ended: step(2, 1) }, 'started'],
  ['a planned one that began', record(), { started: step(1) }, 'status'],
  ['a running one planned again', running, { status: 'planned', started: step(0) }, 'status'],
  ['another start of what runs', running, { startsAt: later }, 'startsAt'],
  ['going on after the end', record({ status: 'ended' }), { status: 'running' }, 'status'],
  ['a change of what is cancelled', record({ status: 'cancelled' }), { name: 'x' }, 'status'],
])('refuses %s', (_, before, over, field) => {
  expect(judge(before, over)).toMatchObject({ field });
});
