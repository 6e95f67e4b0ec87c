import { randomUUID } from 'node:crypto';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';
import { FOR_EVER } from '../../../src/domain/files/fileCaching.ts';
import { type StoredFile, storedFileSchema } from '../../../src/domain/schemas/common.ts';
import type { SavedFile } from '../store/fileBucket.ts';

type File = ReturnType<ReturnType<Storage['bucket']>['file']>;

/** Where a file has another content by now, or one where none was expected. */
const ANOTHER = [412];
const TRIES = 3;

/** Whether Storage answered one of these statuses. */
export const saysStatus = (error: unknown, statuses: readonly unknown[]): boolean =>
  error instanceof Error && 'code' in error && statuses.includes(error.code);

const savedSchema = storedFileSchema
  .omit({ fullPath: true, customMetadata: true })
  .extend({ size: z.coerce.number() });

const existingSchema = z.object({
  generation: z.union([z.string(), z.number()]),
  metadata: z.object({ firebaseStorageDownloadTokens: z.string().optional() }).optional(),
});

/** What the console's own uploads say of a file: its name in its folder, and its size as a number. */
const storedFileOf = (metadata: unknown): StoredFile => {
  const { name: fullPath, ...saved } = savedSchema.parse(metadata);
  return { ...saved, fullPath, name: fullPath.slice(fullPath.lastIndexOf('/') + 1) };
};

/** Where the file is seen by whoever has its token: as the SDK's `getDownloadURL` says. */
const downloadUrl = ({ bucket, fullPath }: StoredFile, token: string) => {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  const host = emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
  return `${host}/v0/b/${bucket}/o/${encodeURIComponent(fullPath)}?alt=media&token=${token}`;
};

/** What is there under the path, which a new content takes the place of. */
const existing = async (file: File) => {
  const [found] = await file.getMetadata();
  const { generation, metadata } = existingSchema.parse(found);
  const [token] = metadata?.firebaseStorageDownloadTokens?.split(',') ?? [];
  return { generation, token: token || randomUUID() };
};

/** Stores a file with the metadata and the token that the console's uploads get. What was there keeps its token. */
export const saveFile = async (
  file: File,
  content: Uint8Array,
  contentType: string,
): Promise<SavedFile> => {
  const name = encodeURIComponent(file.name.slice(file.name.lastIndexOf('/') + 1));
  let at: Awaited<ReturnType<typeof existing>> = { generation: 0, token: randomUUID() };
  for (let tries = 1; ; tries++) {
    try {
      await file.save(Buffer.from(content), {
        ...{ resumable: false, validation: 'md5' },
        preconditionOpts: { ifGenerationMatch: at.generation },
        metadata: {
          ...{ contentType, cacheControl: FOR_EVER },
          contentDisposition: `inline; filename*=utf-8''${name}`,
          metadata: { firebaseStorageDownloadTokens: at.token },
        },
      });
      const stored = storedFileOf(file.metadata);
      return { file: stored, url: downloadUrl(stored, at.token) };
    } catch (error) {
      if (!saysStatus(error, ANOTHER) || tries === TRIES) throw error;
      at = await existing(file);
    }
  }
};
