import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { testSale } from '@/domain/sales/testSale.ts';
import { paths } from '@/routes/paths.ts';
import { showConsole } from '../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
// Messages ask whether things may move.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addListener: () => {}, removeListener: () => {} },
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
  })),
);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR);
const products = ['p1', 'p2', 'p3'].map(id => ({
  collection: 'products',
  record: { ...testProduct(id, { price: 1000 }) },
}));
const sale = (id: string, productIds: string[], startsAt: Date) => ({
  collection: 'sales',
  record: testSale({ id, name: id, productIds, startsAt, endsAt: null, businessId: 'owner' }),
});

const open = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const shown = (text: RegExp, count: number) =>
  waitFor(() => expect(screen.getAllByText(text)).toHaveLength(count), { timeout: 20_000 });

it('shows the sales of a whole list by one query, and carries out what is due', async () => {
  const meter = await showConsole('owner', [
    ...[business('owner'), ...products],
    ...[sale('later', ['p1', 'p2'], at(5)), sale('due', ['p3'], at(-1))],
  ]);
  open(paths.allProducts());
  // The message goes by itself, so it is not waited for after the rows.
  await Promise.all([
    shown(/“due” has started. Put on sale: 1, left: 0/, 1),
    shown(/^Sale from /, 2),
  ]);
  await shown(/^In a sale$/, 1);
  // Two are open, and are read once more when one of them has changed.
  expect(meter.byResource().sales).toBeLessThanOrEqual(4);

  meter.reset();
  open(paths.viewProduct('owner', 'p1'));
  await shown(/^Sale from .* · later$/, 1);
  open(paths.plannedSales());
  await shown(/^Without an end$/, 2);
  expect(meter.byResource().sales ?? 0).toBe(0);
}, 60_000);

it('lets an administrator carry out what is due where nobody else does', async () => {
  await showConsole('admin', [
    ...[business('admin', { isSuperAdmin: true }), ...products],
    sale('due', ['p3'], at(-1)),
  ]);
  open(paths.plannedSales());
  await shown(/^Due, not started yet$/, 1);
  fireEvent.click(screen.getByRole('button', { name: 'Carry out now' }));
  await shown(/“due” has started. Put on sale: 1, left: 0/, 1);
  await shown(/^Running$/, 1);
  expect(screen.queryByRole('button', { name: 'Carry out now' })).toBeNull();
}, 60_000);

it('shows the sales that have ended a page at a time, those that did last at first', async () => {
  const ended = Array.from({ length: 13 }, (_, index) => ({
    collection: 'sales',
    record: testSale({
      ...{ id: `s${(index * 7) % 13}`, name: `Sale ${index}`, businessId: 'owner' },
      ...{ status: 'ended', updatedAt: at(-1 - index) },
    }),
  }));
  const meter = await showConsole('owner', [business('owner'), ...products, ...ended]);
  open(paths.plannedSales());
  await shown(/^No sale is planned$/, 1);
  meter.reset();
  fireEvent.click(screen.getByRole('button', { name: 'Show sales that have ended' }));
  await shown(/^Ended$/, 10);
  const names = () =>
    screen.getAllByRole('heading', { name: /^Sale / }).map(one => one.textContent);
  expect(names()).toEqual(Array.from({ length: 10 }, (_, index) => `Sale ${index}`));
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier sales' }));
  await shown(/^Ended$/, 13);
  expect(names()[12]).toBe('Sale 12');
  expect(screen.queryByRole('button', { name: 'Show earlier sales' })).toBeNull();
  // Each page one more, to know of the next.
  expect(meter.byResource().sales).toBeLessThanOrEqual(13 + 1);
}, 60_000);
