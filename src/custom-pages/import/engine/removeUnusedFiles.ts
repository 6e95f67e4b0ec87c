import { pathsOf } from '@/domain/import/run/undoFiles.ts';
import type { UndoReport } from '@/domain/import/run/undoReport.ts';
import { inParallel } from '@/domain/inParallel.ts';
import { productSchema } from '@/domain/schemas/product.ts';
import type { FileStore, RecordStore } from '@/providers/types.ts';

const PARALLEL = 4;

/** What removing needs. */
interface FileEnvironment {
  businessId: string;
  dataProvider: Pick<RecordStore, 'stream'>;
  files: Pick<FileStore, 'remove'>;
}

/** Paths of the files that any product of the business still shows. */
const pathsInUse = async ({ businessId, dataProvider }: FileEnvironment) => {
  const used = new Set<string>();
  const pages = dataProvider.stream('products', {
    filter: { businessId },
    sort: { field: 'id', order: 'ASC' },
  });
  const images = productSchema.pick({ images: true });
  for await (const page of pages)
    for (const record of page)
      for (const path of pathsOf(images.safeParse(record).data?.images ?? [])) used.add(path);
  return used;
};

/**
 * Removes files, except those that a product of the business still shows. A file that cannot be
 * removed is counted and the others go on.
 */
export const removeUnusedFiles = async (
  paths: readonly string[],
  environment: FileEnvironment,
): Promise<UndoReport['pictures']> => {
  const outcome = { removed: 0, inUse: 0, failed: 0 };
  const wanted = [...new Set(paths)];
  if (wanted.length === 0) return outcome;
  const used = await pathsInUse(environment);
  const queue = wanted.filter(path => !used.has(path));
  outcome.inUse = wanted.length - queue.length;
  await inParallel(queue, PARALLEL, async path => {
    try {
      await environment.files.remove(path);
      outcome.removed++;
    } catch (error) {
      console.warn('A picture was left behind', path, error);
      outcome.failed++;
    }
  });
  return outcome;
};
