import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const show = async (puts: Parameters<typeof showConsole>[1], search = '') => {
  const meter = await showConsole('owner', puts);
  act(() => {
    window.history.pushState(null, '', paths.weeklyReport() + search);
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
  // The newest day, 14 days, the one of the month that is not among them, notes, titles, the products behind.
  expect(meter.total() - before).toBe(26);
  expect(meter.total() - before).toBeLessThanOrEqual(READ_BUDGET.business);
}, 90_000);

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Key figures' }, { timeout: 30_000 });
  return [...(within(table).getByText(name).closest('tr')?.children ?? [])].map(
    cell => cell.textContent,
  );
};
const weekSought = () => new URLSearchParams(window.location.search).get('week');
const weekShown = (name: string) =>
  screen
    .findByRole('heading', { level: 1 })
    .then(heading => waitFor(() => expect(heading.parentElement?.textContent).toContain(name)));

it('goes to the week before and back by buttons, and reads only what lacks', async () => {
  const meter = await show([business('owner'), lamp, note, ...days]);
  await screen.findByText(/^2,200 of 3,000/, {}, { timeout: 30_000 });
  await weekShown('Week 11 of 2026');
  const later = screen.getByRole('button', { name: 'Week after' });
  expect(later.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(later.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain('Week 11 of 2026 is the newest full one');
  fireEvent.click(later);
  expect(weekSought()).toBeNull();

  const opened = meter.total();
  fireEvent.click(screen.getByRole('button', { name: 'Week before' }));
  await weekShown('Week 10 of 2026');
  expect(weekSought()).toBe('2026-W10');
  await waitFor(async () => expect((await rowOf('Views'))[3]).toMatch(/^0/));
  await screen.findByText(/^800 of 3,000/);
  const earlier = meter.total();
  // The days before that week, but for the first of March, which the month's goals had read.
  expect(earlier - opened).toBe(6);
  const next = screen.getByRole('button', { name: 'Week after' });
  expect(next.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(next);
  await weekShown('Week 11 of 2026');
  await screen.findByText(/^2,200 of 3,000/);
  expect(meter.total()).toBe(earlier);
}, 90_000);

it('shows the week of a day, and says why it shows no other', async () => {
  await show([business('owner'), lamp, ...days], '?week=2026-W08');
  await weekShown('Week 8 of 2026');
  const field = screen.getByLabelText('A day of the week');
  act(() => field.focus());
  await waitFor(() => expect(field.getAttribute('min')).toBe('2026-01-12'));
  expect(field.getAttribute('max')).toBe('2026-03-15');
  const choose = (day: string) => {
    fireEvent.change(screen.getByLabelText('A day of the week'), { target: { value: day } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  };
  choose('2026-03-16');
  await screen.findByText(/^Later weeks are not over, or have no figures up to their end/);
  expect(weekSought()).toBe('2026-W08');
  choose('2025-12-01');
  await screen.findByText('There are no earlier weeks: the figures begin on Jan 18, 2026.');
  choose('');
  await screen.findByText('Give a day, as year, month and day.');
  choose('2026-02-11');
  await weekShown('Week 7 of 2026');
  expect(weekSought()).toBe('2026-W07');
}, 90_000);

it.each([
  ['2026-W99', '“2026-W99” is no week; weeks are written like 2026-W46.'],
  ['2026-W12', 'Week 12 of 2026 is not over yet, or has no figures up to its end.'],
  ['2025-W03', 'Of Week 3 of 2025 there are no figures: they begin on Jan 18, 2026.'],
])(
  'an address that asks for %s shows the newest full week, and says so',
  async (week, said) => {
    await show([business('owner'), lamp, ...days], `?week=${week}`);
    const alert = await screen.findByText(text => text.startsWith(said), {}, { timeout: 30_000 });
    expect(alert.textContent).toContain('This is Week 11 of 2026, the newest full');
    await weekShown('Week 11 of 2026');
    expect((await rowOf('Views'))[1]).toBe('1,400');
  },
  90_000,
);

it('offers no week before the first, and a week without figures is a gap among others', async () => {
  const gap = days.filter(({ record: { day } }) => day < '2026-02-23' || day > '2026-03-01');
  const meter = await show([business('owner'), lamp, ...gap], '?week=2026-W09');
  await screen.findByText('No figures for this period', {}, { timeout: 30_000 });
  expect(screen.getByText(/^Nobody visited in this week/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('A day of the week'), { target: { value: '2026-01-18' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await weekShown('Week 3 of 2026');
  await rowOf('Views');
  const earlier = await screen.findByRole('button', { name: 'Week before' });
  await waitFor(() => expect(earlier.getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getByText(/^There are no earlier weeks: the figures begin on Jan 18/)).toBeTruthy();
  expect(meter.total()).toBeLessThanOrEqual(READ_BUDGET.business);
}, 90_000);

it('says that there are no figures yet', async () => {
  await show([business('owner')]);
  await screen.findByText('No figures yet', {}, { timeout: 30_000 });
  expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
}, 90_000);
