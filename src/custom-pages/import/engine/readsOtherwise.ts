import { type ColumnChoices, needsReading } from '@/domain/import/csv/columnTargets.ts';
import type { FileReport } from '@/domain/import/csv/readExport.ts';

/**
 * Whether files are to be read anew for what people say of their columns now.
 * @param files none where a run is taken up again: it goes on with what was read for it.
 * @param before what people had said when they were read.
 */
export const readsOtherwise = (
  files: readonly Pick<FileReport, 'columns'>[],
  before: ColumnChoices,
  after: ColumnChoices,
): boolean => {
  const reports = files.flatMap(({ columns }) => columns);
  const isUsed = (name: string) =>
    reports.some(column => column.name === name && column.usual.fate !== 'leftOut');
  return reports.length > 0 && needsReading(before, after, isUsed);
};
