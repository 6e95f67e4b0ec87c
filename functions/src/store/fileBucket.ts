/** A stored file, as it was listed. */
export interface ListedFile {
  path: string;
  /** When its content was written, by the server's clock. */
  storedAt: Date;
  /** Which content it has; only the bucket that handed it out can read it. */
  generation: unknown;
}

/** What functions ask of Storage; with the project's own rights, which no rule limits. */
export interface FileBucket {
  /** Every file below `business/`, page by page, in the order of their paths; those behind `after` alone. */
  pages: (after: string | null) => AsyncIterable<readonly ListedFile[]>;
  /** Removes a file, unless it has another content by now. @returns whether it was there, as it was listed. */
  remove: (file: ListedFile) => Promise<boolean>;
}
