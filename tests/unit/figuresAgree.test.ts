import { describe, expect, it } from 'vitest';
import { aggregateStats } from '@/domain/analytics/aggregate.ts';
import { addDays, dayCount } from '@/domain/analytics/days.ts';
import type { CountedMetric } from '@/domain/analytics/metrics.ts';
import { figureDays, productActivity } from '@/domain/analytics/productActivity.ts';
import { presetRange, RANGE_PRESETS } from '@/domain/analytics/ranges.ts';
import { dailyStatsSchema } from '@/domain/schemas/stats.ts';
import { generateSampleData } from '@/sample-data/index.ts';

const days = [...generateSampleData()]
  .filter(({ collection }) => collection === 'stats')
  .map(({ id, data }) => dailyStatsSchema.parse({ ...data, id }));
const platform = days.filter(day => day.businessId === null);
const businessIds = [...new Set(days.flatMap(day => day.businessId ?? []))];
const ofBusiness = (id: string) => days.filter(day => day.businessId === id);
const newest =
  platform
    .map(({ day }) => day)
    .sort()
    .at(-1) ?? '';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the figures of different pages', () => {
  it.each(RANGE_PRESETS)('agree to the last unit: %s', preset => {
    const range = presetRange(preset, newest);
    const whole = aggregateStats(platform, range);
    const parts = businessIds.map(id => aggregateStats(ofBusiness(id), range));
    expect(businessIds.length).toBeGreaterThan(10);
    for (const metric of ['views', 'saves', 'clicks'] as const)
      expect(sum(parts.map(part => part.totals[metric]))).toBe(whole.totals[metric]);
    const views = new Map(
      parts.flatMap(part => part.products.map(({ id, activity }) => [id, activity.views])),
    );
    expect(new Map(whole.products.map(({ id, activity }) => [id, activity.views]))).toEqual(views);
  });

  it('agree between a period and its days, its products, its devices and its countries', () => {
    const range = presetRange('last90', newest);
    for (const stored of [platform, ofBusiness('owner')]) {
      const report = aggregateStats(stored, range);
      const byDay = (metric: CountedMetric) =>
        report.trend.map(({ totals }) => totals?.[metric] ?? 0);
      for (const metric of ['views', 'saves', 'clicks', 'newUsers'] as const)
        expect(sum(byDay(metric))).toBe(report.totals[metric]);
      expect(sum(report.products.map(({ activity }) => activity.views))).toBe(report.totals.views);
      expect(sum(report.devices.map(({ count }) => count))).toBe(sum(byDay('users')));
      expect(sum(report.countries.map(({ count }) => count))).toBe(sum(byDay('users')));
      expect(report.totals.newUsers + report.totals.returningUsers).toBe(report.totals.users);
    }
  });

  it.each(RANGE_PRESETS)('count everybody once: %s', preset => {
    const range = presetRange(preset, newest);
    const middle = addDays(range.from, Math.floor(dayCount(range.from, range.to) / 2));
    const usersOf = (stored: typeof days, from = range.from, to = range.to) =>
      aggregateStats(stored, { from, to }).totals.users;
    for (const stored of [platform, ofBusiness('owner')]) {
      const { totals, trend } = aggregateStats(stored, range);
      const daily = trend.map(day => day.totals?.users ?? 0);
      expect(totals.users).toBeGreaterThanOrEqual(Math.max(...daily));
      expect(totals.newUsers + totals.returningUsers).toBe(totals.users);
      // Who comes in a part of the period comes in the period, and nobody comes in neither part.
      const [early, late] = [
        usersOf(stored, range.from, addDays(middle, -1)),
        usersOf(stored, middle),
      ];
      expect(totals.users).toBeGreaterThanOrEqual(Math.max(early, late));
      expect(totals.users).toBeLessThanOrEqual(early + late);
      if (range.from < range.to) expect(totals.users).toBeLessThan(sum(daily));
    }
    // Everybody on the platform was at a business, and some at several.
    const atBusinesses = businessIds.map(id => usersOf(ofBusiness(id)));
    expect(Math.max(...atBusinesses)).toBeLessThanOrEqual(usersOf(platform));
    expect(sum(atBusinesses)).toBeGreaterThanOrEqual(usersOf(platform));
  });

  it('agree between all products and each of them, of the business and of the platform', () => {
    const range = presetRange('last30', newest);
    const own = ofBusiness('owner');
    const [first, second] = aggregateStats(own, range).products;
    const merges = first && second ? { [second.id]: first.id } : {};
    for (const redirects of [{}, merges]) {
      const { products } = aggregateStats(own, range, redirects);
      expect(products.length).toBeGreaterThan(10);
      for (const stored of [own, platform]) {
        const days = stored.filter(({ day }) => day >= range.from && day <= range.to);
        const figures = figureDays(range, days);
        for (const { id, activity } of products)
          expect(productActivity(figures, id, redirects)).toEqual(activity);
      }
    }
  });

  it('agree before and after a merge, and once it is undone', () => {
    const range = { from: addDays(newest, -29), to: newest };
    const plain = aggregateStats(platform, range);
    const [survivor, merged] = plain.products;
    if (!survivor || !merged) throw new Error('The sample data has visited products');
    const folded = aggregateStats(platform, range, { [merged.id]: survivor.id });
    expect(folded.totals).toEqual(plain.totals);
    expect(folded.products).toHaveLength(plain.products.length - 1);
    expect(folded.products[0]).toMatchObject({
      id: survivor.id,
      activity: { views: survivor.activity.views + merged.activity.views },
    });
  });
});
