import {
  type FailedRows as Failed,
  type FailedProduct,
  productCells,
} from '@/domain/import/csv/failedProducts.ts';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import { issueText } from '../engine/issueText.ts';

type Translate = (key: string, params?: Record<string, unknown>) => string;

/** What is wrong with a product that is left out, in words. */
export const problemsText = (translate: Translate, { issues }: Pick<PlannedProduct, 'issues'>) =>
  issues
    .filter(({ level }) => level === 'error')
    .map(issue => issueText(translate, issue))
    .join(' ');

/** What to say of a product that the back end refused. */
export const refusalText = (translate: Translate, message: string) =>
  translate('import.issue.refused', { message: translate(message, { _: message }) });

/** The products that cannot be or were not written, as rows made of what was read. */
export const failedLines = (
  lines: readonly PlannedProduct[],
  failures: readonly FailedProduct[],
  translate: Translate,
): Failed[] => {
  const refused = new Map(failures.map(failure => [failure.key, failure.message]));
  return lines.flatMap(line => {
    const message = refused.get(line.key);
    if (line.state !== 'error' && message === undefined) return [];
    const problems = problemsText(translate, line);
    const refusal = message === undefined ? '' : refusalText(translate, message);
    const text = [problems, refusal].filter(Boolean).join(' ');
    return [{ rows: productCells(line.mapped.source), message: text }];
  });
};

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
    const addMessage = (row: number, text: string) =>
      ofFile.set(row, [ofFile.get(row), text].filter(Boolean).join(' '));
    const first = source.row ?? 1;
    for (const issue of issues)
      if (issue.level === 'error') addMessage(issue.row ?? first, issueText(translate, issue));
    if (message !== undefined) addMessage(first, refusalText(translate, message));
  }
  return rows;
};
