import type { Aids } from '../context.ts';
import type { CoreOptions } from '../options.ts';

/**
 * What is configured without the part that makes it work, as sentences: it would silently do
 * nothing.
 */
export const missingParts = (
  { resources = {}, recorder, storage, checkQueries = true }: CoreOptions,
  aids: Aids,
): string[] => {
  const problems: string[] = [];
  const needs = (isThere: unknown, what: string, part: string) => {
    if (!isThere) problems.push(`${what} needs the part \`${part}\``);
  };
  if (recorder) needs(aids.checks, '`recorder`', 'queryChecks');
  if (storage) needs(aids.files, '`storage`', 'fileFields');
  for (const [name, options = {}] of Object.entries(resources)) {
    if (options.search) needs(aids.search, `\`search\` of ${name}`, 'searches');
    if (options.fileFields) needs(aids.files, `\`fileFields\` of ${name}`, 'fileFields');
    if (options.references) needs(aids.related, `\`references\` of ${name}`, 'related');
    if (options.indexes && checkQueries)
      needs(aids.checks, `\`indexes\` of ${name}`, 'queryChecks');
  }
  return problems;
};
