import { describe, expect, it } from 'vitest';
import { warningIssue } from '@/domain/import/issues.ts';
import { columnProblems } from './columnProblems.ts';

describe('columnProblems', () => {
  it('counts what is wrong in each column, and keeps the first', () => {
    const first = warningIssue('badPrice', { row: 2, column: 'VK', value: 'x' });
    const second = warningIssue('badPrice', { row: 3, column: 'VK', value: 'y' });
    const elsewhere = warningIssue('noImage', { row: 2 });
    const lines = [{ issues: [first, elsewhere] }, { issues: [second] }];
    expect([...columnProblems(lines)]).toEqual([['VK', { count: 2, first }]]);
  });
});
