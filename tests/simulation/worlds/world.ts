import type { RecordStore } from '@/providers/types.ts';
import type { SampleRecord } from '@/sample-data/index.ts';
import type { PersonName } from '../people.ts';

/** A stored record's fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Everything that is stored, by path. */
export type Stored = ReadonlyMap<string, Fields>;

/** A back end that people act on. */
export interface World {
  /** Empties it and puts these records there, past all rules. */
  reset: (records: readonly SampleRecord[]) => Promise<void>;
  /** Puts a record there, past all rules. */
  put: (record: SampleRecord) => Promise<void>;
  /**
   * Everything that is stored, past all rules, without words kept for the search.
   * @param everything whether it is read also where nothing says that it changed.
   */
  read: (everything: boolean) => Promise<Stored>;
  /**
   * A tab of its own, with nothing in its caches.
   * @param isSignedIn asked at every call: without a session nobody is let in.
   */
  open: (who: PersonName, isSignedIn: () => boolean) => RecordStore;
  /** What is wrong with the counts that the back end keeps beside the records. */
  countProblems: () => Promise<string[]>;
  /**
   * Runs work of which the writing of the n-th row fails, where it comes to that.
   * Missing where nothing comes between the rows of a commit.
   */
  tearing?: <T>(row: number, work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}
