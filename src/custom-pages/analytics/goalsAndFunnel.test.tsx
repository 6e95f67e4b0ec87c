import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '@/domain/analytics/days.ts';
import { testDay, viewed } from '@/domain/analytics/testDay.ts';
import { paths } from '@/routes/paths.ts';
import { showConsole } from '../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const LAST = '2026-03-20';

/** 40 days: 100 views, 8 saves, 13 clicks a day, nearly all of one product and source. */
const days = Array.from({ length: 40 }, (_, ago) => {
  const day = addDays(LAST, -ago);
  return {
    collection: 'stats',
    record: testDay(day, {
      ...{ views: 100, saves: 8, clicks: 13, users: 9, newUsers: 9 },
      byProduct: { busy: viewed(99, 8, 13), quiet: viewed(1) },
      byCategory: { Lighting: viewed(100, 8, 13) },
      ...(ago > 1 && { bySource: { shopify: viewed(99, 8, 13), manual: viewed(1) } }),
      done: {},
      updatedAt: new Date(`${addDays(day, 1)}T03:00:00Z`),
    }),
  };
});

const show = async (search: string) => {
  await showConsole('owner', [business('owner'), ...days]);
  act(() => {
    window.history.pushState(null, '', `${paths.productsAnalytics()}?${search}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
};
/** The panel itself is the first of that name: its table is a region as well. */
const region = async (name: string) => {
  const [panel] = await screen.findAllByRole('region', { name }, { timeout: 30_000 });
  if (!panel) throw new Error(`${name} is missing`);
  return panel;
};

/** With blanks that break, as a test is written. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('a funnel tells how many are saved and lead out, how sure that is, and of what it is not told', async () => {
  await show('range=last30');
  const panel = await region('From view to click out');
  const bars = within(panel).getAllByRole('listitem');
  expect(bars.map(bar => plain(bar.textContent))).toEqual([
    'Views3,000',
    'Saves240 · 8.0% (7.1%–9.0%)',
    'Clicks out390 · 13.0% (11.8%–14.3%)',
  ]);
  const rows = () =>
    within(within(panel).getByRole('table'))
      .getAllByRole('row')
      .map(row => [...row.children].map(cell => plain(cell.textContent)).slice(1));
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Views', 'Saved', 'Clicked out'],
      ['2,970', '240 · 8.1% (7.2%–9.1%)', '390 · 13.1% (12.0%–14.4%)'],
      ['30', '0 · too few to say', '0 · too few to say'],
    ]),
  );
  fireEvent.click(within(panel).getByRole('tab', { name: 'Sources' }));
  await within(panel).findByRole('rowheader', { name: 'By hand or file' });
  expect(rows()[1]).toEqual(['2,772', '224 · 8.1% (7.1%–9.2%)', '364 · 13.1% (11.9%–14.4%)']);
  expect(panel.textContent).toContain('The figures of 2 days do not tell sources apart.');
}, 90_000);

it('an owner sets goals of the month, wrong ones are told, and how far they are is told', async () => {
  await show('range=last30');
  const panel = await region('Goals of the month');
  expect(panel.textContent).toContain('No goals are set.');
  const set = await within(panel).findByRole('button', { name: 'Set goals' });
  await waitFor(() => expect(set).toHaveProperty('disabled', false));
  fireEvent.click(set);
  const dialog = await screen.findByRole('dialog', { name: 'Goals of every month' });
  const write = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  write('Views a month', 'many');
  write('Clicks out a month', '260');
  write('Saves a month', '1,000');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save goals' }));
  await within(dialog).findByText('Write a whole number, at least 1, or nothing.');
  write('Views a month', '3000');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save goals' }));
  await waitFor(() => expect(within(panel).getAllByRole('progressbar')).toHaveLength(3));
  expect(panel.textContent).toContain('Mar 1, 2026 to Mar 31, 2026, from 20 days with figures.');
  expect(panel.textContent).toContain('2,000 of 3,000 (66.7%)');
  expect(panel.textContent).toContain('On the way: 3,100 by the end of the month');
  expect(panel.textContent).toContain('Behind: 248 by the end of the month');
  expect(panel.textContent).toContain('260 of 260 (100.0%)Reached.');
}, 90_000);

it('a month that the period does not hold from its first day is not counted', async () => {
  await show('range=last7');
  const panel = await region('Goals of the month');
  expect(panel.textContent).toContain('does not hold the month from its first day');
  within(panel).getByRole('link', { name: 'Show this month' });
}, 90_000);
