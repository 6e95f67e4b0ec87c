import { type ColumnReport, SHOWN_CELLS } from './columnFates.ts';

const together = (one: ColumnReport, other: ColumnReport): ColumnReport => ({
  ...one,
  filled: one.filled + other.filled,
  samples: [...new Set([...one.samples, ...other.samples])].slice(0, SHOWN_CELLS),
});

/** The columns of all files of an import: those of one heading are one, with their rows added up. */
export const mergeColumns = (
  files: readonly { columns: readonly ColumnReport[] }[],
): ColumnReport[] => {
  const byName = new Map<string, ColumnReport>();
  for (const column of files.flatMap(({ columns }) => columns)) {
    const same = byName.get(column.name);
    byName.set(column.name, same ? together(same, column) : column);
  }
  return [...byName.values()];
};
