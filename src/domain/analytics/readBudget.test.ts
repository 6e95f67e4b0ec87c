import { describe, expect, it } from 'vitest';
import { presetRange } from './ranges.ts';
import { comparesAtOnce } from './readBudget.ts';

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
