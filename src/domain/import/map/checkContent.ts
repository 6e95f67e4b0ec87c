import { sameValue } from '../../fieldChanges.ts';
import { productInputSchema } from '../../schemas/product.ts';
import { errorIssue, type ImportIssue } from '../issues.ts';
import type { ImportedContent } from './fieldHashes.ts';

/** What is wrong with a part of a product. */
interface ContentProblem {
  path: string;
  message: string;
}

/** Content as it can be stored, or what keeps it from being stored. */
export interface CheckedContent {
  content: ImportedContent;
  problems: readonly ContentProblem[];
}

const { shape } = productInputSchema;
const NONE: readonly ContentProblem[] = [];

/**
 * Holds content against what can be stored. What was checked before is taken over: most of a product
 * stays what it is when a setting changes.
 * @param before what was checked of the same product with other settings.
 */
export const checkContent = (made: ImportedContent, before?: CheckedContent): CheckedContent => {
  const known: Readonly<Record<string, unknown>> = before?.content ?? {};
  const isChecked = before?.problems.length === 0;
  const wanted: Readonly<Record<string, unknown>> = made;
  const shared: Record<string, unknown> = {};
  const cleaned: Record<string, unknown> = {};
  const problems: ContentProblem[] = [];
  for (const [field, schema] of Object.entries(shape)) {
    const value = wanted[field];
    const isSame = sameValue(value, known[field]);
    if (isSame) shared[field] = known[field];
    if (isSame && isChecked) continue;
    const { success, data, error } = schema.safeParse(value);
    if (success && !sameValue(data, value)) cleaned[field] = data;
    for (const { path, message } of error?.issues ?? [])
      problems.push({ path: [field, ...path].join('.'), message });
  }
  return problems.length > 0
    ? { content: { ...made, ...shared }, problems }
    : { content: { ...made, ...shared, ...cleaned }, problems: NONE };
};

const MAX_REPORTED = 5;

/** What is to be said of content that cannot be stored. */
export const contentIssues = ({ problems }: CheckedContent, row: number | null): ImportIssue[] =>
  problems
    .slice(0, MAX_REPORTED)
    // That a title is missing is said already; only what is left is told here.
    .filter(({ path, message }) => path !== 'title' || message !== 'validation.required')
    .map(({ path, message }) => errorIssue('invalid', { row, column: path, params: { message } }));
