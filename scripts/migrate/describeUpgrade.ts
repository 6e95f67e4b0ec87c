import type { UpgradeReport } from './upgradeAll.ts';

const counts = (fields: Readonly<Record<string, number>>) =>
  Object.entries(fields)
    .sort(([, a], [, b]) => b - a)
    .map(([field, count]) => `${field} ${count}`)
    .join(', ');

/** What a run over all collections says: how many documents, which fields, some examples, what is left. */
export const describeUpgrade = (reports: Readonly<Record<string, UpgradeReport>>): string =>
  Object.entries(reports)
    .flatMap(([collection, { read, changed, fields, left, examples }]) => [
      `${collection}: ${changed} of ${read} documents`,
      ...(changed > 0 ? [`  fields: ${counts(fields)}`] : []),
      ...examples.map(example => `  ${example}`),
      ...(Object.keys(left).length > 0 ? [`  to be filled in by hand: ${counts(left)}`] : []),
    ])
    .join('\n');
