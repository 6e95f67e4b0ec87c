import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';
import type { FileBucket } from '../store/fileBucket.ts';
import { saveFile, saysStatus } from './saveFile.ts';

/** Files of one page. */
const PAGE = 1000;

const metadataSchema = z.object({
  timeCreated: z.coerce.date(),
  generation: z.union([z.string(), z.number()]),
});
const nextSchema = z.object({ pageToken: z.string() }).nullish();

/** What Storage answers where a file is gone, or has another content by now. */
const REPLACED = [404, 412];

type Bucket = ReturnType<Storage['bucket']>;

/** Cloud Storage by the Admin SDK. @param bucket asked for with the first file, so that a project without one runs the rest. */
export const adminBucket = (bucket: () => Bucket): FileBucket => ({
  pages: async function* (after) {
    // Tokens are for minutes, paths for good: a run goes on by the one, the next run by the other.
    const from = {
      ...{ prefix: 'business/', maxResults: PAGE, autoPaginate: false },
      ...(after !== null && { startOffset: after }),
    };
    let next: z.infer<typeof nextSchema> = null;
    do {
      const [files, more] = await bucket().getFiles({ ...from, ...next });
      next = nextSchema.parse(more);
      yield files.flatMap(({ name, metadata }) => {
        const { timeCreated, generation } = metadataSchema.parse(metadata);
        return name === after ? [] : { path: name, storedAt: timeCreated, generation };
      });
    } while (next);
  },
  remove: async ({ path, generation }) => {
    const ifGenerationMatch = metadataSchema.shape.generation.parse(generation);
    try {
      await bucket().file(path).delete({ ifGenerationMatch });
      return true;
    } catch (error) {
      if (saysStatus(error, REPLACED)) return false;
      throw error;
    }
  },
  save: async (path, content, contentType) => saveFile(bucket().file(path), content, contentType),
});
