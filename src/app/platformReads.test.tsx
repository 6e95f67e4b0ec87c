import { cleanup, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Young } from '@/providers/local/young.ts';
import { paths } from '@/routes/paths.ts';
import { generateSampleData, latestMorning, PLATFORM_SIZE } from '@/sample-data/index.ts';
import { billedCounts } from '../../tests/support/billedCounts.ts';
import { hold, showConsole } from '../../tests/support/embeddedConsole.tsx';
import { prepareHostile } from '../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

/** How long nothing may be read before a page counts as opened, in milliseconds. */
const QUIET = 250;

const list = (path: string, filter = {}) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&perPage=25&page=1`;

/**
 * What each page of administrators may read when it is the first one that is opened: documents, and
 * what its counts are billed as, one read for each thousand rows counted.
 */
const BUDGETS: readonly [address: string, documents: number, counts: number][] = [
  ['/', 90, 10],
  // Counted in its order, and once a day without one, as that leaves out what an older system dated
  // by nothing.
  [list('/all-products'), 26, 200],
  [list('/all-business'), 26, 8],
  [list('/users'), 26, 62],
  [list('/giveaways'), 26, 8],
  [list('/reports'), 29, 26],
  // What waits is one row a target: at most the 500 oldest are read.
  // Both lists of reports have a view that administrators share.
  [list('/reports', { status: 'open' }), 504, 20],
  [list('/submitted-requests'), 27, 8],
  [list('/recent-changes'), 27, 30],
  [paths.viewBusiness('biz-0042'), 35, 16],
  [paths.businessAnalytics('biz-0042'), 100, 1],
  ['/business-ranking', 200, 1],
  ['/products-analytics', 200, 1],
  [paths.viewProduct('superAdmin', 'p54321'), 10, 2],
  [paths.viewUser('u12345'), 25, 4],
  [paths.giveaway('g01'), 30, 2],
  ['/merge-products', 5, 102],
];

let platform: Young;

const isWaiting = () =>
  document.querySelector('[aria-busy=true], .MuiSkeleton-root, [role=progressbar]') !== null;

/** Opens a page in a console of its own, until it stands and reads no more. @returns what it read. */
const open = async (address: string) => {
  window.history.replaceState(null, '', address);
  const counts = billedCounts();
  const meter = await showConsole('admin', platform, counts.between);
  let last = { total: -1, at: 0 };
  await waitFor(
    () => {
      const total = meter.total();
      if (total !== last.total || isWaiting()) last = { total, at: performance.now() };
      expect(total).toBeGreaterThan(0);
      expect(performance.now() - last.at).toBeGreaterThan(QUIET);
    },
    { timeout: 120_000, interval: 25 },
  );
  const heading = document.querySelector('h1')?.textContent ?? '';
  cleanup();
  return { heading, documents: meter.total(), counts: counts.take(), of: meter.byResource() };
};

describe('a platform of 500 businesses, 100,000 products and 8,000 reports', () => {
  beforeAll(() => {
    prepareHostile();
    // Figures are read by days: how many people came on each changes nothing here.
    const size = { ...PLATFORM_SIZE, crowd: 1 };
    const records = generateSampleData({ size, now: latestMorning(new Date()) });
    platform = hold(
      Array.from(records, ({ collection, id, data }) => ({ collection, record: { ...data, id } })),
    );
  }, 200_000);
  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('costs no page of administrators more than its budget', async () => {
    const over = [];
    for (const [address, documents, counts] of BUDGETS) {
      const read = await open(address);
      expect(read.heading, address).not.toBe('');
      if (read.documents > documents || read.counts > counts) over.push({ address, ...read });
    }
    expect(over).toEqual([]);
  }, 600_000);
});
