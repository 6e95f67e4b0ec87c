/** Why the browser's database cannot be used. */
export type UnavailableReason = 'missing' | 'refused' | 'blocked' | 'full' | 'gone';

const MESSAGES: Record<UnavailableReason, string> = {
  missing: 'This browser has no IndexedDB, which the embedded back end keeps its data in.',
  refused:
    'The browser refused to open IndexedDB. Private windows and blocked site data do that: allow site data for this address, or use a normal window.',
  blocked:
    'Another tab keeps an older version of the database open. Close the other tabs of this console and reload.',
  full: 'The browser has no room left for the sample data. Free disk space or clear site data, then reload.',
  gone: 'The browser has deleted what it kept for this console. Sign in again: the sample data is put back.',
};

/** The embedded back end cannot keep data in this browser; the message says what to do. */
export class LocalStorageUnavailableError extends Error {
  override readonly name = 'LocalStorageUnavailableError';

  constructor(
    readonly reason: UnavailableReason,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[reason], options);
  }
}
