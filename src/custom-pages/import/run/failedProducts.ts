import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import type { FailedProduct } from '@/domain/import/run/runWrites.ts';
import { issueText } from '../machinery/issueText.ts';

type Translate = (key: string, params?: Record<string, unknown>) => string;

/** What to say in the file of failed rows, by file and row. */
export type FailedRows = Map<number, Map<number, string>>;

/**
 * Every row of every product that cannot be or was not written, with what is wrong on the row where
 * it is wrong.
 */
export const failedRows = (
  lines: readonly PlannedProduct[],
  failures: readonly FailedProduct[],
  translate: Translate,
): FailedRows => {
  const refused = new Map(failures.map(failure => [failure.key, failure.message]));
  const rows: FailedRows = new Map();
  for (const { key, state, issues, mapped } of lines) {
    const message = refused.get(key);
    if (state !== 'error' && message === undefined) continue;
    const { source } = mapped;
    const ofFile = rows.get(source.file) ?? new Map<number, string>();
    rows.set(source.file, ofFile);
    for (const row of source.rows) ofFile.set(row, '');
    const tell = (row: number, text: string) =>
      ofFile.set(row, [ofFile.get(row), text].filter(Boolean).join(' '));
    const first = source.row ?? 1;
    for (const issue of issues)
      if (issue.level === 'error') tell(issue.row ?? first, issueText(translate, issue));
    if (message !== undefined) tell(first, translate('import.issue.refused', { message }));
  }
  return rows;
};
