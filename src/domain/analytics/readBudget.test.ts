import { describe, expect, it } from 'vitest';
import { addDays } from './days.ts';
import { presetRange } from './ranges.ts';
import { comparesAtOnce, READ_BUDGET, trailReads } from './readBudget.ts';

describe('comparesAtOnce', () => {
  it.each([
    ['last30', 'business', true],
    ['thisMonth', 'business', true],
    ['last90', 'business', false],
    ['last90', 'platform', true],
    ['last180', 'platform', false],
  ] as const)('%s of one %s: %s', (preset, scope, compares) => {
    expect(comparesAtOnce(presetRange(preset, '2026-11-20'), scope)).toBe(compares);
  });
});

describe('trailReads', () => {
  it.each([
    ['last7', 'business', 50],
    ['last30', 'business', 10],
    ['last90', 'business', 0],
    ['last30', 'platform', 50],
    ['last90', 'platform', 5],
    ['last180', 'platform', 5],
  ] as const)('%s of one %s: %i', (preset, scope, reads) => {
    expect(trailReads(presetRange(preset, '2026-11-20'), scope)).toBe(reads);
  });

  it('never takes a page past its budget', () => {
    for (const scope of ['business', 'platform'] as const)
      for (let days = 1; days <= 366; days++) {
        const from = addDays('2026-11-20', 1 - days);
        const reads = trailReads({ from, to: '2026-11-20' }, scope);
        expect(reads).toBeGreaterThanOrEqual(0);
        if (reads > 0) expect(reads + days).toBeLessThan(READ_BUDGET[scope]);
      }
  });
});
