import { randomUUID } from 'node:crypto';
import { GoogleRefusal } from '../googleRest.ts';
import { PAGE } from './firestoreRest.ts';
import type { JournalLine } from './journal.ts';
import { isPassing, TRIES, waitBefore } from './retry.ts';

/** A change of one document, which only goes through if nobody wrote it in between. */
export interface PlannedWrite {
  name: string;
  /** As the REST interface takes them; all or none of them are stored. */
  writes: readonly Readonly<Record<string, unknown>>[];
  /** What the journal is to say of it beforehand; nothing while undoing. */
  line?: { before: Record<string, unknown> | null; after: Record<string, unknown> } | undefined;
}

/** What storing goes by. */
export interface Storing {
  commit: (writes: readonly unknown[]) => Promise<void>;
  tell: (lines: readonly JournalLine[]) => void;
  /** What documents of these names need by now, read again. */
  renew: (names: readonly string[]) => Promise<readonly PlannedWrite[]>;
  /** Is told of a document that the database does not take, and why. */
  refuse: (name: string, reason: string) => void;
  /** Milliseconds before the second try. */
  firstWait: number;
}

/** Characters of one commit: Firestore takes ten million bytes, and a character has up to three. */
const LARGEST = 3_000_000;

/** Writes in parts that a commit has room for. */
function* partsOf(writes: readonly PlannedWrite[]) {
  let part: PlannedWrite[] = [];
  let length = 0;
  for (const one of writes) {
    const size = JSON.stringify(one.writes).length;
    if (part.length >= PAGE || (part.length > 0 && length + size > LARGEST)) {
      yield part;
      [part, length] = [[], 0];
    }
    part.push(one);
    length += size;
  }
  if (part.length > 0) yield part;
}

/** Whether somebody wrote one of the documents in between, so that nothing was stored. */
const isConflict = (error: unknown): boolean =>
  error instanceof GoogleRefusal &&
  (['FAILED_PRECONDITION', 'ABORTED', 'NOT_FOUND', 'ALREADY_EXISTS'].includes(error.reason) ||
    error.status === 409);

/** Whether the database does not take what it was sent, whenever it is sent. */
const isUnfit = (error: unknown): boolean =>
  error instanceof GoogleRefusal && [400, 413].includes(error.status);

/**
 * Stores changes in commits of bounded size, each told to the journal beforehand. Documents that changed in
 * between, and commits whose answer was lost, are read again. One that the database does not take, or that
 * somebody writes all the time, is refused by itself and holds up no other.
 * @throws Error where nothing can be stored at all: no journal, no access, no database.
 */
export const storeAll = async (writes: readonly PlannedWrite[], storing: Storing) => {
  for (const part of partsOf(writes)) await storePart(part, storing, 1);
};

const storePart = async (part: readonly PlannedWrite[], storing: Storing, tries: number) => {
  const { commit, tell, renew, refuse, firstWait } = storing;
  const [first] = part;
  if (!first) return;
  const id = randomUUID();
  const isReported = part.some(({ line }) => line);
  tell(part.flatMap(({ name, line }) => (line ? [{ name, ...line, commit: id }] : [])));
  try {
    await commit(part.flatMap(one => one.writes));
    return;
  } catch (error) {
    const isCertain = isConflict(error) || isUnfit(error);
    if (!isCertain && (!isPassing(error) || tries >= TRIES)) throw error;
    if (isCertain && isReported) tell([{ refused: id }]);
    if (part.length === 1 && isCertain && (!isConflict(error) || tries >= TRIES))
      return refuse(first.name, error instanceof Error ? error.message : String(error));
    if (isCertain && part.length > 1 && (!isConflict(error) || tries > 1)) {
      const half = Math.ceil(part.length / 2);
      for (const some of [part.slice(0, half), part.slice(half)])
        await storePart(await renewed(some, renew), storing, isConflict(error) ? tries : 1);
      return;
    }
    await waitBefore(Math.min(tries, isConflict(error) ? 3 : TRIES), firstWait);
  }
  await storePart(await renewed(part, renew), storing, tries + 1);
};

const renewed = (part: readonly PlannedWrite[], renew: Storing['renew']) =>
  renew(part.map(({ name }) => name));
