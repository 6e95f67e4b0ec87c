import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRedirects } from '@/components/figures/useRedirects.ts';
import { readNewestDay, readRollUps, type StatsScope } from '@/components/figures/useRollUps.ts';
import { aggregateStats } from '@/domain/analytics/aggregate.ts';
import { periodBefore, presetRange } from '@/domain/analytics/ranges.ts';
import { comparesAtOnce, READ_BUDGET } from '@/domain/analytics/readBudget.ts';
import type { RecordStore } from '@/providers/types.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

/** Titles that an analytics page shows at first. */
const TITLES = 5;

/** What an analytics page reads for the last 90 days, in the order it reads. */
const openPage = async (
  provider: RecordStore,
  scope: StatsScope,
  budget: keyof typeof READ_BUDGET,
) => {
  const newest = await readNewestDay(provider, scope);
  const range = presetRange('last90', newest ?? '');
  const compares = comparesAtOnce(range, budget);
  const earlier = compares ? periodBefore(range) : null;
  const [days, before, redirects] = await Promise.all([
    readRollUps(provider, scope, range),
    earlier ? readRollUps(provider, scope, earlier) : [],
    readRedirects(provider, scope, (earlier ?? range).from),
  ]);
  const report = aggregateStats(days, range, redirects);
  const ids = report.products.slice(0, TITLES).map(({ id }) => id);
  await provider.getMany('products', { ids });
  return { report, days, before };
};

/** The reads of the analytics pages, and who may make them. */
export const describeFigures = (createHarness: () => Promise<ContractHarness>) => {
  describe('figures', () => {
    let harness: ContractHarness;

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 60 })];
      await harness.seed(
        records.filter(
          ({ collection, data }) =>
            ['business', 'products'].includes(collection) ||
            (collection === 'stats' && (data.businessId === null || data.businessId === 'owner')),
        ),
      );
    }, 240_000);
    afterAll(() => harness?.close());
    beforeEach(() => harness.signInAs(claimsFor('owner')));

    it('90 days of one business cost at most 100 reads', async () => {
      const provider = harness.provider();
      provider.readMeter.reset();
      const { report, days } = await openPage(provider, { businessId: 'owner' }, 'business');
      expect(days).toHaveLength(90);
      expect(report.totals.views).toBeGreaterThan(0);
      const daily = report.trend.reduce((sum, { totals }) => sum + (totals?.users ?? 0), 0);
      expect(report.totals.users).toBeLessThan(daily);
      expect(report.missingRepeats).toEqual([]);
      expect(provider.readMeter.total()).toBeGreaterThanOrEqual(90);
      expect(provider.readMeter.total()).toBeLessThanOrEqual(READ_BUDGET.business);
    });

    it('90 days of the platform, compared with the 90 before, cost at most 200 reads', async () => {
      await harness.signInAs(claimsFor('admin'));
      const provider = harness.provider();
      provider.readMeter.reset();
      const { days, before } = await openPage(provider, { businessId: null }, 'platform');
      expect([days.length, before.length]).toEqual([90, 90]);
      expect(provider.readMeter.total()).toBeLessThanOrEqual(READ_BUDGET.platform);
    });

    it('of another business, and of the platform, are refused to an owner', async () => {
      const provider = harness.provider();
      for (const businessId of ['biz-pebble', null])
        await expect(readNewestDay(provider, { businessId })).rejects.toMatchObject({
          status: 403,
        });
    });
  });
};
