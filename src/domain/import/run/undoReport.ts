/** Why a product stays as it is. */
export type SpareReason = 'edited' | 'laterImport' | 'gone';

/** What became of the products of a run that was undone. */
export interface UndoReport {
  deleted: number;
  restored: number;
  /** Taken back already, by an earlier try. */
  done: number;
  spared: { id: string; title: string; reason: SpareReason }[];
  failed: { id: string; code: string; message: string }[];
  /** Files that no product taken back shows any more. */
  files: string[];
  /** What became of those files. */
  pictures: { removed: number; inUse: number; failed: number };
}

/**
 * How many of a run's products are as they were before it: fewer than all where some were spared,
 * failed, or were not come to because it stopped.
 */
export const undoneOf = (
  { deleted, restored, done, spared, failed }: UndoReport,
  run: { counts: { created: number; updated: number } },
): { products: number; total: number } => {
  const products = deleted + restored + done;
  const seen = products + spared.length + failed.length;
  return { products, total: Math.max(seen, run.counts.created + run.counts.updated) };
};

/** A report of nothing yet. */
export const emptyUndoReport = (): UndoReport => ({
  deleted: 0,
  restored: 0,
  done: 0,
  spared: [],
  failed: [],
  files: [],
  pictures: { removed: 0, inUse: 0, failed: 0 },
});
