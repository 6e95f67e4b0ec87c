import { fold } from 'ra-data-firestore/query';

/** A run of letters and digits of a text, folded, and where it stands in the original. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** What stands between this piece and the next one; empty at the end. */
  glue: string;
}

const RUNS = /[\p{L}\p{N}\p{M}]+/gu;
const ASCII = /^[\x20-\x7e]*$/;

/** Folds case and accents; plain text, which most is, takes the short way. */
export const folded = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : fold(text);

/** Cuts a text into runs of letters and digits. */
export const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    const before = pieces.at(-1);
    if (before) before.glue = text.slice(before.end, index);
    const piece = folded(run);
    if (piece === '') continue;
    pieces.push({
      text: piece,
      start: index,
      end: index + run.length,
      glue: '',
    });
  }
  const last = pieces.at(-1);
  if (last) last.glue = text.slice(last.end);
  return pieces;
};
