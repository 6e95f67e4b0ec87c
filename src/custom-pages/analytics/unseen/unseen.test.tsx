import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '@/domain/analytics/days.ts';
import { testDay, viewed } from '@/domain/analytics/testDay.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { paths } from '@/routes/paths.ts';
import { showConsole } from '../../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const LAST = '2026-03-20';

const product = (id: string, title: string, since: string, more = {}) => ({
  collection: 'products',
  record: {
    ...testProduct(id, { title, status: 'active', businessId: 'owner', ...more }),
    createdAt: new Date(`${since}T08:00:00Z`),
  },
});

const products = [
  product('busy', 'Busy lamp', '2025-01-01'),
  product('quiet', 'Quiet lamp', '2025-01-01'),
  product('never', 'Never lamp', '2026-02-25', { gaps: ['image', 'category'] }),
  product('fresh', 'Fresh lamp', '2026-03-15'),
  product('draft', 'Draft lamp', '2025-01-01', { status: 'draft' }),
];

const days = (length: number, missing?: number) =>
  Array.from({ length }, (_, ago) => ({
    collection: 'stats',
    record: testDay(addDays(LAST, -ago), {
      views: 9,
      byProduct: { busy: viewed(9), ...(ago === 20 && { quiet: viewed(1) }) },
    }),
  })).filter((_, ago) => ago !== missing);

const show = async (puts: Parameters<typeof showConsole>[1]) => {
  const meter = await showConsole('owner', puts);
  act(() => {
    window.history.pushState(null, '', `${paths.productsAnalytics()}?range=last30`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const name = 'Products that nobody sees';
  const panel = () => screen.findAllByRole('region', { name }, { timeout: 30_000 });
  const find = await screen.findByRole('button', { name: /^Find them/ }, { timeout: 30_000 });
  return { meter, panel: async () => (await panel())[0] ?? document.body, find };
};

it('names active products that nobody sees, since when and what to look at; new ones are told apart', async () => {
  const { meter, panel, find } = await show([business('owner'), ...products, ...days(60)]);
  await waitFor(() => expect(meter.total()).toBeGreaterThan(60));
  const before = meter.total();
  fireEvent.click(find);
  const tab = await screen.findByRole('tab', { name: 'Hardly seen (2)' });
  // A read for each active product, and none for a draft.
  expect(meter.total() - before).toBe(4);
  const region = await panel();
  const rows = () =>
    within(within(region).getByRole('table'))
      .getAllByRole('row')
      .map(row => [...row.children].map(cell => cell.textContent));
  expect(rows().map(cells => cells.slice(0, 4))).toEqual([
    ['Product', 'Views', 'Last viewed', 'In the catalogue'],
    ['Never lamp', '0', 'No view known since it came', '24 days'],
    ['Quiet lamp', '1', 'Feb 28, 2026', '444 days'],
  ]);
  expect(rows()[1]?.at(-1)).toContain('Add a picture (+24) · Choose a category (+9)');
  expect(within(region).getByRole('link', { name: 'Never lamp' }).getAttribute('href')).toBe(
    paths.viewProduct('owner', 'never'),
  );
  expect(tab.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(within(region).getByRole('tab', { name: 'Too new to say (1)' }));
  expect(rows()).toEqual([
    ['Product', 'Views', 'In the catalogue'],
    ['Fresh lamp', '0', '6 days'],
  ]);
  expect(region.textContent).toContain('4 active products read at');
}, 90_000);

it('claims no zero where a day has no figures', async () => {
  const { panel, find } = await show([business('owner'), ...products, ...days(60, 5)]);
  fireEvent.click(find);
  await screen.findByRole('tab', { name: 'Hardly seen (2)' });
  const region = await panel();
  within(region).getByText('1 day of the period has no figures. Of views on it nothing is known.');
  within(region).getByText('0 or more');
}, 90_000);

it('says that every product was seen, where every one was', async () => {
  const { panel, find } = await show([business('owner'), products[0] ?? [], ...days(60)].flat());
  fireEvent.click(find);
  await screen.findByRole('tab', { name: 'Hardly seen (0)' });
  within(await panel()).getByText(/^Every active product was seen in the period/);
}, 90_000);
