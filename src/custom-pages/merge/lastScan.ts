/** Where the outcome of the last search for duplicates is kept on this device. */
export const LAST_SCAN_KEY = 'duplicates.lastScan';

/** The outcome of a search for duplicates, for the dashboard. */
export interface LastScan {
  /** When it ended, in milliseconds since the epoch. */
  at: number;
  /** Pairs left to judge. */
  candidates: number;
  /** Products that were looked at. */
  products: number;
}
