import { type ImportChunk, type ImportRun, importChunkSchema } from '@/domain/schemas/importRun.ts';
import type { RecordStore } from '@/providers/types.ts';

/** The steps of a run, as they were written. */
export const runChunks = async (
  run: Pick<ImportRun, 'id' | 'businessId'>,
  dataProvider: RecordStore,
  signal: AbortSignal,
): Promise<ImportChunk[]> => {
  const chunks: ImportChunk[] = [];
  const pages = dataProvider.stream('importChunks', {
    filter: { businessId: run.businessId },
    sort: { field: 'id', order: 'ASC' },
    meta: { parent: run.id },
    signal,
  });
  for await (const page of pages) chunks.push(...page.map(row => importChunkSchema.parse(row)));
  return chunks;
};
