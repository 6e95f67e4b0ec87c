import type { ColumnReport } from './columnFates.ts';

/** The columns of all files of an import: those of one heading are one, with their rows added up. */
export const mergeColumns = (
  files: readonly { columns: readonly ColumnReport[] }[],
): ColumnReport[] => {
  const byName = new Map<string, ColumnReport>();
  for (const column of files.flatMap(({ columns }) => columns)) {
    const same = byName.get(column.name);
    byName.set(column.name, same ? { ...same, filled: same.filled + column.filled } : column);
  }
  return [...byName.values()];
};
