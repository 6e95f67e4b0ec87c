import { DocumentReference, type Query, queryEqual, refEqual } from 'firebase/firestore';
import type { Context } from '../context.ts';

/** What is asked by the SDK's stream. */
export type Source = Query | DocumentReference;

/** A question that the SDK has no answer to yet. */
export interface Asked {
  source: Source;
  answer: Promise<unknown>;
  /** How many writes were through when it was asked. */
  writes: number;
}

const isSame = (one: Source, other: Source): boolean =>
  one instanceof DocumentReference
    ? other instanceof DocumentReference && refEqual(one, other)
    : !(other instanceof DocumentReference) && queryEqual(one, other);

/**
 * Asks once no equal question waits that was asked before the latest write: the SDK answers both with the answer to
 * the first, in which what was written meanwhile may lack.
 */
export const askAnew = async <T>(
  context: Context,
  source: Source,
  ask: () => Promise<T>,
): Promise<T> => {
  const outdated = [...context.asked].filter(
    ({ source: other, writes }) => writes < context.writes && isSame(other, source),
  );
  await Promise.allSettled(outdated.map(({ answer }) => answer));
  const answer = ask();
  const asked: Asked = { source, answer, writes: context.writes };
  context.asked.add(asked);
  try {
    return await answer;
  } finally {
    context.asked.delete(asked);
  }
};
