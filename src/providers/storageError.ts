/** The codes of Firebase Storage's errors. */
export const STORAGE_ERROR_CODES = [
  'unknown',
  'object-not-found',
  'bucket-not-found',
  'project-not-found',
  'quota-exceeded',
  'unauthenticated',
  'unauthorized',
  'unauthorized-app',
  'retry-limit-exceeded',
  'invalid-checksum',
  'canceled',
  'invalid-url',
  'invalid-argument',
  'no-default-bucket',
  'cannot-slice-blob',
  'server-file-wrong-size',
] as const;

/** A code of the file storage service. */
export type StorageErrorCode = (typeof STORAGE_ERROR_CODES)[number];

/** A refusal or failure of the file storage. */
export class StorageError extends Error {
  constructor(
    readonly code: StorageErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'StorageError';
  }
}
