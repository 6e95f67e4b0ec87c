import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { FOR_EVER } from '@/domain/files/fileCaching.ts';
import { isPassingStatus } from '@/domain/retry.ts';
import { StorageError } from '../storageError.ts';
import type { FileStore } from '../types.ts';
import { storing, toStorageError } from './storageErrors.ts';
import { storedFileOf } from './storedFile.ts';
import { uploadTaskOf } from './uploadTask.ts';

/** Longest that one operation, and one upload, is tried again for, in milliseconds. */
const MAX_OPERATION_RETRY_TIME = 120_000;
const MAX_UPLOAD_RETRY_TIME = 600_000;

const FOR_ONESELF = 'private, max-age=3600';

const isAttachment = (path: string) => path.split('/')[2] === 'requests';

// `gs://` and web addresses are references to other buckets for the SDK.
const checkPath = (path: string) => {
  const valid = path !== '' && !/^\/|:\/\//.test(path) && !/[\r\n#?[\]*]/.test(path);
  if (!valid || path.split('/').includes('..')) throw new StorageError('invalid-argument');
};

/**
 * Firebase Storage as the file store. The SDK sends files up to 256 KB in one multipart request
 * and larger ones in chunks that double from 256 KB to 32 MB, trying again on 5xx, 408 and 429.
 * @param emulator `host:port` of the emulator; null for Google's service.
 */
export const createFirebaseFileStore = (app: FirebaseApp, emulator: string | null): FileStore => {
  const storage = getStorage(app);
  storage.maxOperationRetryTime = MAX_OPERATION_RETRY_TIME;
  storage.maxUploadRetryTime = MAX_UPLOAD_RETRY_TIME;
  if (emulator !== null) {
    const [host = '127.0.0.1', port = '9199'] = emulator.split(':');
    connectStorageEmulator(storage, host, Number(port));
  }
  const at = (path: string) => {
    checkPath(path);
    return ref(storage, path);
  };
  return {
    upload: (path, content, { contentType, customMetadata }) => {
      const reference = at(path);
      const task = uploadBytesResumable(reference, content, {
        contentType,
        cacheControl: isAttachment(path) ? FOR_ONESELF : FOR_EVER,
        ...(customMetadata ? { customMetadata } : {}),
      });
      return uploadTaskOf(task, reference);
    },
    metadata: path => storing(async () => storedFileOf(await getMetadata(at(path)))),
    downloadUrl: path => storing(async () => getDownloadURL(at(path))),
    resolve: async address => {
      if (address.startsWith('local-file:')) throw new StorageError('object-not-found');
      return address;
    },
    // The SDK would try a bucket that refuses other origins again for two minutes.
    read: address =>
      storing(async () => {
        const answer = await fetch(address);
        if (answer.status === 404) throw new StorageError('object-not-found');
        if (isPassingStatus(answer.status)) throw new StorageError('retry-limit-exceeded');
        if (!answer.ok) throw new StorageError('unauthorized');
        return answer.blob();
      }),
    remove: async path => {
      try {
        await deleteObject(at(path));
      } catch (error) {
        const known = toStorageError(error);
        if (known.code !== 'object-not-found') throw known;
      }
    },
  };
};
