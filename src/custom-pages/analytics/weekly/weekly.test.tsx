import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '@/domain/analytics/days.ts';
import { READ_BUDGET } from '@/domain/analytics/readBudget.ts';
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

/** A Wednesday: the last full week is March 9 to 15. */
const LAST = '2026-03-18';

/** In the last full week twice as many views as before, and one import on its Monday. */
const days = Array.from({ length: 60 }, (_, ago) => {
  const day = addDays(LAST, -ago);
  const views = day >= '2026-03-09' && day <= '2026-03-15' ? 200 : 100;
  return {
    collection: 'stats',
    record: testDay(day, {
      ...{ views, saves: 10, clicks: 20, users: 9, newUsers: 9 },
      byProduct: { lamp: viewed(views, 10, 20) },
      done: day === '2026-03-09' ? { import: 12 } : {},
    }),
  };
});

const note = {
  collection: 'figureNotes',
  record: {
    ...{ id: 'n1', businessId: 'owner', userId: 'owner', touched: null },
    notes: { a: { day: '2026-03-10', text: 'Fair in Berlin' } },
    goals: { views: 3000 },
    updatedAt: new Date('2026-03-10T10:00:00Z'),
  },
};

const lamp = {
  collection: 'products',
  record: { ...testProduct('lamp', { title: 'Desk lamp', status: 'active', businessId: 'owner' }) },
};

const show = async (puts: Parameters<typeof showConsole>[1]) => {
  const meter = await showConsole('owner', puts);
  act(() => {
    window.history.pushState(null, '', paths.weeklyReport());
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  return meter;
};

it('shows the last full week beside the one before, within the reads of a page', async () => {
  const meter = await show([business('owner'), lamp, note, ...days]);
  const before = meter.total();
  const table = await screen.findByRole('table', { name: 'Key figures' }, { timeout: 30_000 });
  const rows = () =>
    within(table)
      .getAllByRole('row')
      .map(row => [...row.children].map(cell => cell.textContent?.replaceAll('\u00a0', ' ')));
  await waitFor(() =>
    expect(rows()[1]).toEqual(['Views', '1,400', '700', '+700 (+100.0%)', 'More than chance']),
  );
  expect(rows()[2]).toEqual(['Saves', '70', '70', '0 (0.0%)', 'May be chance']);
  expect(rows().at(-1)).toEqual([
    'Conversion',
    '140 · 10.0% (8.5%–11.7%)',
    '140 · 20.0% (17.2%–23.1%)',
    '-10.0 points',
    'More than chance',
  ]);
  await screen.findByRole('link', { name: 'Desk lamp' });
  await screen.findByText('Mar 9, 2026: 12 products imported');
  await screen.findByText('Mar 10, 2026: “Fair in Berlin”');
  await screen.findByText(/^2,200 of 3,000/);
  // 14 days, the newest, the days of the month so far, notes, titles, the products behind.
  expect(meter.total() - before).toBeLessThanOrEqual(50);
  expect(meter.total() - before).toBeLessThanOrEqual(READ_BUDGET.business);
}, 90_000);

it('says that there are no figures yet', async () => {
  await show([business('owner')]);
  await screen.findByText('No figures yet', {}, { timeout: 30_000 });
  expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
}, 90_000);
