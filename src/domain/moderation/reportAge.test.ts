import { describe, expect, it } from 'vitest';
import { reportUrgency } from './reportAge.ts';

const createdAt = new Date('2026-11-01T00:00:00Z');

describe('reportUrgency', () => {
  it.each([
    ['open', '2026-11-03T23:59:59Z', 'fresh'],
    ['open', '2026-11-04T00:00:00Z', 'waiting'],
    ['inReview', '2026-11-08T00:00:00Z', 'overdue'],
    ['resolved', '2026-12-08T00:00:00Z', 'fresh'],
  ] as const)('%s at %s is %s', (status, now, urgency) => {
    expect(reportUrgency({ status, createdAt }, new Date(now))).toBe(urgency);
  });
});
