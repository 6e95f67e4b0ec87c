import type { ImportIssue } from '@/domain/import/issues.ts';

/** What is wrong in the cells of one column. */
export interface ColumnProblem {
  count: number;
  first: ImportIssue;
}

/** What is wrong in the cells of each column, by its heading. */
export const columnProblems = (
  lines: readonly { issues: readonly ImportIssue[] }[],
): Map<string, ColumnProblem> => {
  const problems = new Map<string, ColumnProblem>();
  for (const issue of lines.flatMap(({ issues }) => issues)) {
    if (issue.column === null || issue.row === null) continue;
    const known = problems.get(issue.column);
    problems.set(issue.column, { count: (known?.count ?? 0) + 1, first: known?.first ?? issue });
  }
  return problems;
};
