import { describe, expect, it } from 'vitest';
import type { Report } from '../schemas/report.ts';
import { closedTogether } from './closedTogether.ts';
import { covers, queueReports, reportsOf, severityOf } from './reportItems.ts';

const DAY = 24 * 3_600_000;
const report = (id: string, day: number, more: Partial<Report> = {}): Report => {
  const createdAt = new Date(day * DAY);
  return {
    ...{ id, reporterId: `u-${id}`, reporterName: 'Ann', targetType: 'product', targetId: 'cup' },
    ...{ targetLabel: 'Cup', businessId: 'b1', reason: 'spam', message: '', status: 'open' },
    ...{ resolution: null, version: 1, createdAt, createdBy: 'u1', updatedAt: createdAt },
    updatedBy: 'u1',
    ...more,
  };
};
const lamp = { targetId: 'lamp', targetLabel: 'Lamp' };

describe('queueReports', () => {
  it('is one row for 101 reports on one cup: the one that waits longest, with all of them', () => {
    const many = Array.from({ length: 101 }, (_, index) =>
      report(`r${index}`, 200 - index, { reason: index < 60 ? 'spam' : 'counterfeit' }),
    );
    const [row, ...more] = queueReports(many, 'ASC');
    expect(more).toEqual([]);
    expect(row).toMatchObject({ id: 'r100', item: { reporters: 101, severity: 'high' } });
    expect(row?.item?.reports).toHaveLength(101);
    expect(row?.item?.reasons).toEqual([
      { reason: 'spam', count: 60 },
      { reason: 'counterfeit', count: 41 },
    ]);
  });

  it('keeps a business and a user of one id apart', () => {
    const rows = queueReports(
      [report('a', 1, { targetType: 'user' }), report('b', 2, { targetType: 'business' })],
      'ASC',
    );
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('begins with the most severe, and among equals with the oldest, or with the latest', () => {
    const all = [
      report('cup1', 5),
      report('cup2', 9),
      report('lamp', 7, lamp),
      report('sword', 8, { targetId: 'sword', reason: 'prohibited' }),
    ];
    expect(queueReports(all, 'ASC').map(({ id }) => id)).toEqual(['sword', 'cup1', 'lamp']);
    expect(queueReports(all, 'DESC').map(({ id }) => id)).toEqual(['sword', 'cup1', 'lamp']);
    const later = [...all, report('lamp2', 10, lamp)];
    expect(queueReports(later, 'DESC').map(({ id }) => id)).toEqual(['sword', 'lamp', 'cup1']);
  });

  it('is stable: of two of one moment the id decides who stands for both', () => {
    const rows = [report('b', 1), report('a', 1)];
    expect(queueReports(rows, 'ASC')[0]?.id).toBe('a');
    expect(queueReports(rows.toReversed(), 'ASC')[0]?.id).toBe('a');
    expect(queueReports([], 'ASC')).toEqual([]);
  });
});

it('is more severe by one step where three people agree, however often one reports', () => {
  const of = (...reporters: string[]) =>
    severityOf(reporters.map(reporterId => ({ reporterId, reason: 'spam' })));
  expect(of('a')).toBe('low');
  expect(of('a', 'a', 'a')).toBe('low');
  expect(of('a', 'b', 'c')).toBe('medium');
  expect(severityOf([{ reporterId: 'a', reason: 'prohibited' }])).toBe('high');
});

it('gives back every report of the rows once, and knows which row stands for which', () => {
  const rows = queueReports([report('a', 1), report('b', 2), report('c', 3, lamp)], 'ASC');
  expect(reportsOf([...rows, report('a', 1), report('x', 4)]).map(({ id }) => id)).toEqual([
    ...['a', 'b', 'c', 'x'],
  ]);
  const [cup] = rows;
  if (!cup) throw new Error('There is a row');
  expect(['a', 'b', 'c'].map(id => covers(cup, id))).toEqual([true, true, false]);
  expect(covers(report('x', 1), 'x')).toBe(true);
});

it('finds what one decision closed: the same entry and target, and closed still', () => {
  const closed = (id: string, more: Partial<Report> = {}) =>
    report(id, 1, { status: 'dismissed', auditId: 'e1', ...more });
  const one = closed('a');
  const found = closedTogether(one, [
    one,
    closed('b'),
    closed('later', { auditId: 'e2' }),
    closed('open', { status: 'open' }),
    closed('elsewhere', lamp),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(closedTogether(report('old', 1), [report('new', 2, { status: 'resolved' })])).toHaveLength(
    1,
  );
});
