import { RESTORABLE_DAYS } from '../administration/restoreDeleted.ts';
import { filePlace } from './filePlace.ts';
import { addFilesNamed } from './filesNamed.ts';

const DAY = 86_400_000;

/** Fewest days that unnamed files are kept: longer than what was deleted can be restored, or a draft lives. */
export const LEAST_FILE_DAYS = RESTORABLE_DAYS + 1;

/** @returns the moment since when a file has to be there, or to have been named, to be kept. */
export const keptSince = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** A file as it is stored. */
export interface StoredFileFacts {
  path: string;
  /** When its content was written, by the server's clock. */
  storedAt: Date;
}

/** What is known of what may name files. */
export interface FileEvidence {
  /** The moment of `keptSince`. */
  since: Date;
  /** The paths that records, or what may bring them back, name. */
  named: ReadonlySet<string>;
  /** Ids of records whose files stay, named or not. */
  spared: ReadonlySet<string>;
}

/**
 * What becomes of a file. `unknown`: its path is none of the console's; `young`: it may be on its way to a record;
 * `named`: something shows it, or can bring it back; `left`: nothing does.
 */
export type FileFate = 'unknown' | 'young' | 'named' | 'left';

/** What becomes of a file, by its path, its age and what names it, and by nothing that it says of itself. */
export const fileFate = (
  { path, storedAt }: StoredFileFacts,
  { since, named, spared }: FileEvidence,
): FileFate => {
  const place = filePlace(path);
  if (!place) return 'unknown';
  if (storedAt >= since) return 'young';
  const isSpared = 'recordId' in place && spared.has(place.recordId);
  return named.has(path) || isSpared ? 'named' : 'left';
};

/** By a merge, and by its undo, pictures of one product become another's, for good. */
const OF_MERGES: readonly unknown[] = ['merge', 'mergedInto', 'unmerge'];

/** Whether an entry of the audit trail tells of a merge: which product shows which file, no folder tells after that. */
export const isOfMerge = ({ action }: Readonly<Record<string, unknown>>): boolean =>
  OF_MERGES.includes(action);

/**
 * Adds the paths that an entry of the audit trail can bring back. A change of a record that is there can be taken back
 * however old it is; what is gone can be restored for some days, and nothing of it afterwards.
 * @param exists whether the record is there.
 */
export const addFilesOfEntry = (
  entry: Readonly<Record<string, unknown>>,
  { exists, since }: { exists: boolean; since: Date },
  found: Set<string>,
): void => {
  // Without a time of its own nobody knows what it may bring back.
  const isOver = entry.at instanceof Date && entry.at < since;
  if (exists || !isOver) addFilesNamed(entry, found);
};
