import type { PlannedProduct } from '@/domain/import/planProduct.ts';

type Line = Pick<PlannedProduct, 'existing'>;

/** Ids of the stored products that a plan's file has and a run does not write. */
export const alsoInFileOf = (lines: readonly Line[], written: readonly Line[]): string[] => {
  const selected = new Set(written);
  return lines.flatMap(line =>
    line.existing && !selected.has(line) ? [line.existing.record.id] : [],
  );
};
