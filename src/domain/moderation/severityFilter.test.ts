import { expect, it } from 'vitest';
import { REPORT_REASONS } from '../schemas/report.ts';
import { SEVERITIES, severityOf } from './reportItems.ts';
import { apartFromSeverity, severityConditions } from './severityFilter.ts';

it('asks for the reasons of a severity, each reason in one of them', () => {
  expect(severityConditions('medium')).toEqual({ 'reason@in': ['misleading', 'offensive'] });
  const all = SEVERITIES.flatMap(severity => {
    const reasons = severityConditions(severity)?.['reason@in'];
    const found = REPORT_REASONS.filter(one => Array.isArray(reasons) && reasons.includes(one));
    for (const reason of found) expect(severityOf([{ reason, reporterId: 'ann' }])).toBe(severity);
    return found;
  });
  expect(all.toSorted()).toEqual([...REPORT_REASONS].toSorted());
});

it.each(['', 'HIGH', 5, null, ['high'], 'constructor'])('has no answer to %j', odd => {
  expect(severityConditions(odd)).toBeNull();
  expect(apartFromSeverity({ severity: odd, status: 'open' })).toEqual({
    severity: null,
    others: { status: 'open' },
  });
});

it('takes a filter apart', () => {
  expect(apartFromSeverity({ status: 'open', severity: 'low' })).toEqual({
    severity: 'low',
    others: { status: 'open' },
  });
});
