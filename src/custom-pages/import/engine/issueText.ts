import type { ImportIssue } from '@/domain/import/issues.ts';

type Translate = (key: string, params?: Record<string, unknown>) => string;

const LONGEST = 80;

/** A cell can be a megabyte; the sentence about it needs its beginning. */
const short = (text: string | null | undefined) =>
  text && text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : (text ?? '');

/** What an issue is and what to do about it, in words. */
export const issueText = (translate: Translate, { code, value, column, params }: ImportIssue) => {
  const message = params?.message;
  return translate(`import.issue.${code}`, {
    value: short(value),
    column: short(column),
    ...params,
    ...(typeof message === 'string' ? { message: translate(message, { _: message }) } : {}),
  });
};

/** Where an issue is: its row and column, as far as they are known. */
export const issuePlace = (translate: Translate, { row, column }: ImportIssue): string =>
  [row === null ? '' : translate('import.place.row', { row }), short(column)]
    .filter(Boolean)
    .join(' · ');
