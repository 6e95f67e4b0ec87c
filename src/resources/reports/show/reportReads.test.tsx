import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { paths } from '@/routes/paths.ts';
import { showConsole } from '../../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const MANY = 60;
const at = new Date('2026-01-01T00:00:00Z');
const tracked = { version: 1, createdAt: at, createdBy: 'u1', updatedAt: at, updatedBy: 'u1' };
const each = <T,>(of: (index: number) => T) =>
  Array.from({ length: MANY }, (_, index) => of(index));

const report = (index: number, target: string) => ({
  collection: 'reports',
  record: {
    ...{ id: `${target}-${index}`, reporterId: 'u1', reporterName: 'Una', targetType: 'product' },
    ...{ targetId: target, targetLabel: 'Lamp', businessId: 'owner', reason: 'counterfeit' },
    ...{ message: 'A copy', status: index % 2 ? 'open' : 'dismissed', ...tracked },
    resolution: index % 2 ? null : { at, by: 'admin', note: '', action: 'none' },
  },
});
const entry = (index: number, resource: string, record: string, action: string) => ({
  collection: 'audit',
  record: {
    ...{ id: `${record}-${action}-${index}`, at, actorId: 'admin', actorRole: 'superAdmin' },
    ...{ actorEmail: 'admin@catalogue.example', action, resource, records: [record] },
    ...{ label: 'Lamp', businessId: 'owner', changes: {}, reason: `Reason ${index}` },
    source: 'form',
  },
});
const PUTS = [
  business('admin', { isSuperAdmin: true }),
  business('owner'),
  {
    collection: 'products',
    record: { ...testProduct('p1', { title: 'Lamp', description: '<p>Says Maker on it</p>' }) },
  },
  {
    collection: 'users',
    record: {
      ...{ id: 'u1', name: 'Una', email: 'una@mail.example', country: 'AU', status: 'blocked' },
      ...{ lastSeenAt: null, counts: { views: 0, saves: 0, entries: 0, reports: MANY } },
      ...tracked,
    },
  },
  ...each(index => report(index, 'p1')),
  ...each(index => entry(index, 'products', 'p1', 'archive')),
  ...each(index => entry(index, 'products', 'p1', 'update')),
  ...each(index => entry(index, 'reports', 'p1-1', 'review')),
];

const open = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it('lists what waits, by an address that names only how many rows', async () => {
  await showConsole('admin', PUTS);
  open('/reports?perPage=100');
  await screen.findByText('Product · 30 reports', {}, { timeout: 20_000 });
  expect(screen.getByLabelText<HTMLSelectElement>('Rows per page').value).toBe('100');
  cleanup();
}, 60_000);

it('shows what was reported, its history and the reporter’s, in at most 24 reads', async () => {
  const meter = await showConsole('admin', PUTS);
  open('/reports?filter=%7B%22status%22%3A%22open%22%7D&page=1&perPage=10');
  // Thirty wait: one row, since they are about one product.
  await screen.findByText('Product · 30 reports', {}, { timeout: 20_000 });
  expect(meter.byResource().reports).toBeLessThanOrEqual(MANY / 2 + 10);
  meter.reset();
  open(`${paths.report('p1-1')}&filter=%7B%22status%22%3A%22open%22%7D&page=1&perPage=10`);
  const drawer = await screen.findByRole('dialog', { name: 'Lamp' }, { timeout: 20_000 });
  await waitFor(
    () => {
      const text = drawer.textContent ?? '';
      expect(text).toContain('Says Maker on it');
      expect(text).toContain('60 reports so far: 0 justified, 30 dismissed');
      expect(text).toContain('Blocked');
      expect(text).toContain(
        '30 reports wait · Reported 60 times this year · archived 60 times, taken back or not',
      );
      expect(within(drawer).getAllByText(/Reason \d+/).length).toBeGreaterThanOrEqual(5);
    },
    { timeout: 20_000 },
  );
  expect(meter.total(), JSON.stringify(meter.byResource())).toBeLessThanOrEqual(24);
}, 60_000);
