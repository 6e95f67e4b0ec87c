import { createWithFiles, deleteWithFiles, updateWithFiles } from '../writing/withFiles.ts';
import type { Part } from './part.ts';

/** The options `fileFields` and `storage`: picked files are uploaded before the write. */
export const fileFields = {
  aids: { files: { create: createWithFiles, update: updateWithFiles, delete: deleteWithFiles } },
} satisfies Part;
