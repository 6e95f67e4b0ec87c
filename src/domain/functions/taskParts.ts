import type { FunctionWrite } from './functionStore.ts';

const DAY = 86_400_000;

/** A piece, by code points: of four bytes each it still fits into a document, and none is cut in two. */
const PIECES = /.{1,200000}/gsu;

/**
 * The writes that put a text below a task, in pieces, for a day.
 * @param task the path of the task's document.
 * @param first number of the first piece.
 */
export const partWrites = (
  task: string,
  text: string,
  { now, first = 0 }: { now: Date; first?: number },
): FunctionWrite[] => {
  const until = new Date(now.getTime() + DAY);
  return (text.match(PIECES) ?? []).map((piece, at) => ({
    ...{ type: 'set', collection: `${task}/parts`, id: `${first + at}` },
    data: { text: piece, until },
  }));
};
