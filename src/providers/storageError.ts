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

/** What the codes are as statuses, so that a save which fails for a file says why as any other does. */
const STATUS: Partial<Record<StorageErrorCode, number>> = {
  unauthenticated: 401,
  unauthorized: 403,
  'unauthorized-app': 503,
  'quota-exceeded': 429,
  'retry-limit-exceeded': 503,
};

/** A refusal or failure of the file storage. */
export class StorageError extends Error {
  /** As HTTP counts them; missing where the code says what no status does. */
  readonly status: number | undefined;

  constructor(
    readonly code: StorageErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'StorageError';
    this.status = STATUS[code];
  }
}
