import type { FirebaseStorage } from 'firebase/storage';

/** Where the files of file fields are kept. */
export interface FileStore {
  /** @returns the address that shows the file. */
  upload: (
    path: string,
    content: Blob,
    progress: (bytesTransferred: number, totalBytes: number) => void,
  ) => Promise<string>;
  remove: (path: string) => Promise<void>;
}

const isFileStore = (storage: FirebaseStorage | FileStore): storage is FileStore =>
  'upload' in storage && 'remove' in storage;

/** Cloud Storage; its SDK is loaded with the first file, so lists do not wait for it. */
const cloudStorage = (storage: FirebaseStorage): FileStore => ({
  upload: async (path, content, progress) => {
    const { getDownloadURL, ref, uploadBytesResumable } = await import('firebase/storage');
    const task = uploadBytesResumable(ref(storage, path), content, { contentType: content.type });
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      progress(bytesTransferred, totalBytes),
    );
    return getDownloadURL((await task).ref);
  },
  remove: async path => {
    const { deleteObject, ref } = await import('firebase/storage');
    await deleteObject(ref(storage, path));
  },
});

/** The store of the provider's `storage` option. */
export const fileStoreOf = (
  storage: FirebaseStorage | FileStore | undefined,
): FileStore | undefined => {
  if (!storage) return undefined;
  return isFileStore(storage) ? storage : cloudStorage(storage);
};
