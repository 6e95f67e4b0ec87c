import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { z } from 'zod';

const fieldsSchema = z.record(z.string(), z.unknown());
const changeSchema = z.object({
  name: z.string(),
  /** What the fields were; null where there was no such document. */
  before: fieldsSchema.nullable(),
  after: fieldsSchema,
  /** The commit that it was part of; journals of before have none. */
  commit: z.string().optional(),
});
const lineSchema = z.union([
  changeSchema,
  /** A commit that the database refused: nothing of it was stored. */
  z.object({ refused: z.string() }),
  /** A collection is done up to a document, or as a whole. */
  z.object({ collection: z.string(), behind: z.string().nullable(), done: z.boolean().optional() }),
  /** A run came to its end, or an undoing began: the next run begins anew. */
  z.object({ ended: z.literal(true) }),
]);

/** A change that a journal tells of; fields as the REST interface spells them. */
export type JournalChange = z.infer<typeof changeSchema>;
/** A line of a journal. */
export type JournalLine = z.infer<typeof lineSchema>;

const NEWLINE = 10;
const BLOCK = 1 << 20;

/** A line; undefined for one that was cut off in the middle of writing. */
const lineOf = (text: Buffer): JournalLine | undefined => {
  try {
    return lineSchema.parse(JSON.parse(text.toString('utf8')));
  } catch {
    return undefined;
  }
};

/** The lines of a file, the last first, a block at a time: a journal may be larger than the memory. */
function* textsBackwards(file: string): Generator<Buffer> {
  const handle = openSync(file, 'r');
  try {
    // The beginning of a line whose blocks were read from their ends.
    let rest: Buffer[] = [];
    for (let end = fstatSync(handle).size; end > 0; ) {
      const start = Math.max(0, end - BLOCK);
      const block = Buffer.alloc(end - start);
      readSync(handle, block, 0, block.length, start);
      let until = block.length;
      for (
        let at = block.lastIndexOf(NEWLINE);
        at >= 0;
        at = at > 0 ? block.lastIndexOf(NEWLINE, at - 1) : -1
      ) {
        const text = Buffer.concat([block.subarray(at + 1, until), ...rest]);
        if (text.length > 0) yield text;
        rest = [];
        until = at;
      }
      rest = [block.subarray(0, until), ...rest];
      end = start;
    }
    const text = Buffer.concat(rest);
    if (text.length > 0) yield text;
  } finally {
    closeSync(handle);
  }
}

/** The lines of a journal, the last first; undefined for each that was cut off in the middle of writing. */
export function* journalBackwards(file: string): Generator<JournalLine | undefined> {
  for (const text of textsBackwards(file)) yield lineOf(text);
}

/** Where a run that did not come to its end goes on: behind a document, or, with `done`, not at all. */
export interface Place {
  behind: string | null;
  done: boolean;
}

/** Where each collection is to be gone on with; none where the last run came to its end. */
export const journalPlaces = (file: string): Map<string, Place> => {
  const places = new Map<string, Place>();
  if (!existsSync(file)) return places;
  for (const text of textsBackwards(file)) {
    // Changes are most of it, and of no concern.
    if (text.subarray(0, 8).toString() === '{"name":') continue;
    const line = lineOf(text);
    if (line && 'ended' in line) break;
    if (line && 'collection' in line && !places.has(line.collection))
      places.set(line.collection, { behind: line.behind, done: line.done ?? false });
  }
  return places;
};

/** A journal that is written to. */
export interface Journal {
  /** Returns once the lines are on the disk. @throws Error where they cannot be written: the disk is full. */
  tell: (lines: readonly JournalLine[]) => void;
  close: () => void;
}

/** Opens a journal to go on with it; a line that was cut off is left as one by itself. */
export const openJournal = (file: string): Journal => {
  const handle = openSync(file, 'a+', 0o600);
  const { size } = fstatSync(handle);
  const last = Buffer.alloc(1);
  let isCut = size > 0 && readSync(handle, last, 0, 1, size - 1) === 1 && last[0] !== NEWLINE;
  const write = (text: string) => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
  };
  return {
    tell: lines => {
      const text = lines.map(line => `${JSON.stringify(line)}\n`).join('');
      const before = isCut ? '\n' : '';
      isCut = true;
      write(before + text);
      isCut = false;
      fsyncSync(handle);
    },
    close: () => closeSync(handle),
  };
};
