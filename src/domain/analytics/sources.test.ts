import { describe, expect, it } from 'vitest';
import { aggregateStats } from './aggregate.ts';
import { funnelParts, readFunnelPart } from './funnelParts.ts';
import { sumSources } from './sources.ts';
import { testDay, viewed } from './testDay.ts';

describe('sumSources', () => {
  it('adds up each source over the days, most viewed first, and names the days that do not tell', () => {
    const days = [
      testDay('2026-11-01', { bySource: { shopify: viewed(5, 1, 1), manual: viewed(3) } }),
      testDay('2026-11-02'),
      testDay('2026-11-03', { bySource: { manual: viewed(4, 0, 2) } }),
    ];
    expect(sumSources(days)).toEqual({
      parts: [
        { key: 'manual', activity: viewed(7, 0, 2) },
        { key: 'shopify', activity: viewed(5, 1, 1) },
      ],
      untold: ['2026-11-02'],
    });
    const report = aggregateStats(days, { from: '2026-11-01', to: '2026-11-02' });
    expect(report.sources.parts.map(({ key }) => key)).toEqual(['shopify', 'manual']);
  });
});

it('a funnel is told apart by what the address says, by product where it says nothing known', () => {
  const report = aggregateStats(
    [
      testDay('2026-11-01', {
        byProduct: { p: viewed(2) },
        byCategory: { Lighting: viewed(3) },
        bySource: { wix: viewed(4) },
      }),
    ],
    { from: '2026-11-01', to: '2026-11-01' },
  );
  const keysOf = (search: string) =>
    funnelParts(report, readFunnelPart(new URLSearchParams(search))).map(({ key }) => key);
  expect(keysOf('')).toEqual(['p']);
  expect(keysOf('funnel=category')).toEqual(['Lighting']);
  expect(keysOf('funnel=source')).toEqual(['wix']);
  expect(keysOf('funnel=users')).toEqual(['p']);
});
