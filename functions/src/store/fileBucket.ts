import type { StoredFile } from '../../../src/domain/schemas/common.ts';

/** A stored file, as it was listed. */
export interface ListedFile {
  path: string;
  /** When its content was written, by the server's clock. */
  storedAt: Date;
  /** Which content it has; only the bucket that handed it out can read it. */
  generation: unknown;
}

/** A file that was stored, and where it can be seen. */
export interface SavedFile {
  file: StoredFile;
  url: string;
}

/** What functions ask of Storage; with the project's own rights, which no rule limits. */
export interface FileBucket {
  /** Every file below `business/`, page by page, in the order of their paths; those behind `after` alone. */
  pages: (after: string | null) => AsyncIterable<readonly ListedFile[]>;
  /** Removes a file, unless it has another content by now. @returns whether it was there, as it was listed. */
  remove: (file: ListedFile) => Promise<boolean>;
  /**
   * Stores a picture as the console does. What is there under its path is replaced, and stays to be seen where it was:
   * whoever stored it may be about to write that address into a record.
   */
  save: (path: string, content: Uint8Array, contentType: string) => Promise<SavedFile>;
}
