/** How the sample data is restored. */
export interface ResetOptions {
  /** Whether a whole platform, 500 businesses and 100,000 products, takes the place of the usual data. */
  whole?: boolean | undefined;
  /** Ends it: the usual data is restored then. */
  signal?: AbortSignal | undefined;
}

/** Restores the sample data; is told the share done, from 0 to 1. */
export type ResetSampleData = (
  progress?: (share: number) => void,
  options?: ResetOptions,
) => Promise<void>;
