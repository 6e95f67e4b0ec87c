import { md5 } from '@noble/hashes/legacy.js';
import { HttpError } from 'ra-core';
import { type StoredFile, storedFileSchema } from '@/domain/schemas/common.ts';
import { StorageError } from '../storageError.ts';
import type { FileStore } from '../types.ts';
import type { LocalContext } from './access.ts';
import { isStorageFull } from './errors.ts';
import { attachedTo, checkFile } from './fileAccess.ts';
import { fileAddress, filePath } from './fileAddress.ts';
import { createObjectUrls } from './objectUrls.ts';
import { startUpload } from './uploadTask.ts';

/** The bucket that metadata names: there is only the browser's own store. */
const BUCKET = 'browser';

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

const toStorageError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  if (isStorageFull(error)) return new StorageError('quota-exceeded', { cause: error });
  if (error instanceof HttpError && error.status === 401)
    return new StorageError('unauthenticated', { cause: error });
  if (error instanceof HttpError && error.status === 403)
    return new StorageError('unauthorized', { cause: error });
  return new StorageError('unknown', { cause: error });
};

const storing = async <T>(work: () => PromiseLike<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toStorageError(error);
  }
};

const checkPath = (path: string) => {
  const valid = path !== '' && !/^\/|:\/\//.test(path) && !/[\r\n#?[\]*]/.test(path);
  if (!valid || path.split('/').includes('..')) throw new StorageError('invalid-argument');
};

/** Files kept in IndexedDB, under the rules of `storage.rules`. */
export const createLocalFileStore = ({ database, actor }: LocalContext): FileStore => {
  const shown = createObjectUrls();
  const { files } = database;

  const check = (
    operation: 'read' | 'write' | 'delete',
    path: string,
    content?: { size: number; type: string },
  ) =>
    storing(async () => {
      checkPath(path);
      const who = await database.transaction('r', database.rows('business'), actor);
      const request = attachedTo(path);
      const submitted =
        request !== null && (await database.rows('requests').get(`requests/${request}`));
      checkFile(who, operation, path, content, Boolean(submitted));
    });

  const find = (path: string) =>
    storing(async () => {
      await check('read', path);
      const row = await files.get(path);
      if (!row) throw new StorageError('object-not-found');
      return row;
    });

  return {
    upload: (path, content, { contentType, customMetadata }) => {
      const hash = md5.create();
      return startUpload(content, {
        check: () => check('write', path, { size: content.size, type: contentType }),
        send: async chunk => void hash.update(new Uint8Array(await chunk.arrayBuffer())),
        finish: () =>
          storing(async () => {
            const now = new Date().toISOString();
            const metadata: StoredFile = {
              bucket: BUCKET,
              name: path.slice(path.lastIndexOf('/') + 1),
              fullPath: path,
              size: content.size,
              contentType,
              timeCreated: now,
              updated: now,
              md5Hash: base64(hash.digest()),
              ...(customMetadata ? { customMetadata } : {}),
            };
            const typed = content.slice(0, content.size, contentType);
            await files.put({ path, metadata, content: typed });
            shown.forget(path);
            return { metadata, url: fileAddress(path) };
          }),
      });
    },
    metadata: async path => storedFileSchema.parse((await find(path)).metadata),
    downloadUrl: async path => fileAddress((await find(path)).path),
    resolve: async address => {
      const path = filePath(address);
      if (path === null) return address;
      return shown.get(path) ?? shown.add(path, (await find(path)).content);
    },
    read: async address => {
      const path = filePath(address);
      if (path === null) throw new StorageError('object-not-found');
      return (await find(path)).content;
    },
    remove: async path => {
      await check('delete', path);
      await storing(() => files.delete(path));
      shown.forget(path);
    },
  };
};
