import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '@/domain/analytics/days.ts';
import { testDay, viewed } from '@/domain/analytics/testDay.ts';
import type { BusinessDay } from '@/domain/schemas/stats.ts';
import { paths } from '@/routes/paths.ts';
import { showConsole } from '../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const BUSINESSES = 500;
const LAST = '2026-03-01';
const idOf = (index: number) => `shop-${String(index).padStart(3, '0')}`;

/** Shop 0 loses most, the last one gains most. */
const dayOf = (ago: number): Record<string, BusinessDay> =>
  Object.fromEntries(
    Array.from({ length: BUSINESSES }, (_, index) => [
      idOf(index),
      {
        ...viewed(ago < 30 ? index : BUSINESSES - index),
        ...{ imports: 0, edits: 1, openReports: index === 7 ? 3 : 0 },
      },
    ]),
  );

const days = (told: (ago: number) => boolean) =>
  Array.from({ length: 60 }, (_, ago) => {
    const day = addDays(LAST, -ago);
    return {
      collection: 'stats',
      record: testDay(day, {
        ...{ id: `platform_${day}`, scope: 'platform', businessId: null },
        ...(told(ago) && { byBusiness: dayOf(ago) }),
      }),
    };
  });

const show = async (told: (ago: number) => boolean) => {
  const shops = Array.from({ length: BUSINESSES }, (_, index) => {
    const id = idOf(index);
    return business(id, { businessName: `Shop ${index}` });
  });
  const meter = await showConsole('admin', [
    business('admin', { isSuperAdmin: true }),
    ...shops,
    ...days(told),
  ]);
  act(() => {
    window.history.pushState(null, '', paths.businessRanking());
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const table = await screen.findByRole('table', { name: 'Businesses' }, { timeout: 30_000 });
  await within(table).findAllByRole('link', {}, { timeout: 20_000 });
  return { meter, table };
};

const firstRow = (table: HTMLElement) => within(table).getAllByRole('row')[1]?.textContent;

it('ranks 500 businesses within the budget, by what is asked, and leads to each', async () => {
  const { meter, table } = await show(() => true);
  await waitFor(() => expect(firstRow(table)).toMatch(/^Shop 499\+14,940/));
  expect(meter.byResource().stats).toBeLessThanOrEqual(63);
  expect(meter.total(), JSON.stringify(meter.byResource())).toBeLessThanOrEqual(100);
  expect(screen.getByText('15 of 500 businesses')).toBeDefined();
  expect(within(table).getByRole('link', { name: 'Shop 499' }).getAttribute('href')).toBe(
    paths.viewBusiness('shop-499'),
  );
  fireEvent.click(within(table).getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(firstRow(table)).toMatch(/^Shop 0-15,000-100.0%/));
  fireEvent.click(within(table).getByRole('button', { name: 'Open reports' }));
  await waitFor(() => expect(firstRow(table)).toMatch(/^Shop 7/));
  expect(screen.getByText(/Open reports: as of the end of Mar 1, 2026/)).toBeDefined();
  expect(window.location.search).toBe('?sort=openReports&order=DESC');
}, 120_000);

it('says how many days tell no businesses', async () => {
  await show(ago => ago > 2);
  expect(await screen.findByText(/figures of 3 days do not tell businesses apart/)).toBeDefined();
}, 120_000);
