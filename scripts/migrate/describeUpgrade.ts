import type { UpgradeReport } from './collectionUpgrade.ts';
import type { UndoReport } from './undoUpgrade.ts';

const counts = (fields: Readonly<Record<string, number>>) =>
  Object.entries(fields)
    .sort(([, a], [, b]) => b - a)
    .map(([field, count]) => `${field} ${count}`)
    .join(', ');

/** What a run over all collections says: how many documents, which fields, some examples, what is left. */
export const describeUpgrade = (reports: Readonly<Record<string, UpgradeReport>>): string =>
  Object.entries(reports)
    .flatMap(([collection, { read, changed, fields, left, examples, refused, refusals }]) => [
      `${collection}: ${changed} of ${read} documents`,
      ...(changed > 0 ? [`  fields: ${counts(fields)}`] : []),
      ...examples.map(example => `  ${example}`),
      ...(Object.keys(left).length > 0 ? [`  to be filled in by hand: ${counts(left)}`] : []),
      ...(refused > 0
        ? [
            `  ${refused} documents stay as they were, since the database did not take the change:`,
            ...refusals.map(refusal => `    ${refusal}`),
          ]
        : []),
    ])
    .join('\n');

/** What an undoing says: how much is as it was, and what is not. */
export const describeUndo = ({ undone, left, refused, unreadable }: UndoReport): string =>
  [
    `${undone} changes were taken back; whatever else was as it was before stays so.`,
    ...(left.length > 0 ? [`${left.length} documents were changed since, and stay:`, ...left] : []),
    ...(refused.length > 0
      ? [`${refused.length} were not taken back by the database:`, ...refused]
      : []),
    ...(unreadable > 0
      ? [
          `${unreadable} lines of the journal cannot be read. What was cut off while it was written was not stored.`,
        ]
      : []),
  ].join('\n');
