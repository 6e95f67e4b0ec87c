import { describe, expect, it } from 'vitest';
import { vanishedVerdict } from './vanishedVerdict.ts';

const added = { existing: null };
const known = { existing: {} };
const plan = { channel: 'csv' as const, capped: false, failures: [], lines: [added, known] };

describe('vanishedVerdict', () => {
  it('takes products for gone that a whole import of their shop does not have', () => {
    expect(vanishedVerdict(plan)).toBe('left');
    expect(vanishedVerdict({ ...plan, channel: 'api', lines: [added] })).toBe('left');
  });

  it('takes a file that has none of the shop’s products for another shop’s', () => {
    expect(vanishedVerdict({ ...plan, lines: [added] })).toBe('otherShop');
  });

  it('claims nothing where the import was not read as a whole', () => {
    expect(vanishedVerdict({ ...plan, channel: 'api', capped: true })).toBe('partial');
    expect(vanishedVerdict({ ...plan, failures: ['unreadable.csv'] })).toBe('partial');
  });
});
