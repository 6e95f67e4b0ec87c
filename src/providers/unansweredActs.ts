import { concernsAll, isPassing, isUnreachable } from '@/domain/errors.ts';
import type { Write } from '@/domain/write.ts';
import { isCarriedOut } from './carriedOut.ts';
import type { BackOfficeDataProvider } from './types.ts';

type Provider = Pick<BackOfficeDataProvider, 'commit' | 'getMany'>;

/** An act of one commit: what it writes, and what the message of it needs. */
export interface Act {
  writes: readonly Write[];
  words: Record<string, unknown> | undefined;
}

const acts = new WeakMap<object, Map<string, Act>>();

/** The acts of a session that got no answer, by what was asked for. */
const unansweredOf = (dataProvider: object): Map<string, Act> => {
  const known = acts.get(dataProvider) ?? new Map<string, Act>();
  acts.set(dataProvider, known);
  return known;
};

/** What is done anew to a record leaves nothing to be found of what was asked before. */
const forgetAbout = (unanswered: Map<string, Act>, { writes }: Act): void => {
  const places = new Set(writes.map(({ collection, id }) => `${collection}/${id}`));
  for (const [asked, act] of unanswered)
    if (act.writes.some(({ collection, id }) => places.has(`${collection}/${id}`)))
      unanswered.delete(asked);
};

/** What cannot be read now may be asked again; what cannot be read at all shows nothing. */
const isSeen = async (dataProvider: Provider, { writes }: Act): Promise<boolean> => {
  try {
    return await isCarriedOut(dataProvider, writes);
  } catch (error) {
    if (isPassing(error)) throw error;
    return false;
  }
};

/**
 * Carries an act out. The same asked for again after no answer came is the very commit of before,
 * under its audit entry and the versions that were read then: it is done once, whichever of the two
 * arrives, and on top of nobody else's change.
 * @param asked what is asked for, words included.
 * @returns the act as it was carried out.
 * @throws what `prepare`, the commit and reading the records throw.
 */
export const carryOutOnce = async (
  dataProvider: Provider,
  asked: string,
  prepare: () => Promise<Act>,
): Promise<Act> => {
  const unanswered = unansweredOf(dataProvider);
  const earlier = unanswered.get(asked);
  const act = earlier ?? (await prepare());
  try {
    if (act.writes.length > 0) await dataProvider.commit(act.writes);
  } catch (error) {
    if (isUnreachable(error)) unanswered.set(asked, act);
    if (!earlier || concernsAll(error)) throw error;
    if (!(await isSeen(dataProvider, act))) {
      unanswered.delete(asked);
      throw error;
    }
  }
  forgetAbout(unanswered, act);
  return act;
};

/**
 * Looks for an act that got no answer.
 * @returns it where it was carried out, and nobody was told so yet; else null.
 */
export const carriedOutMeanwhile = async (
  dataProvider: Provider,
  asked: string,
): Promise<Act | null> => {
  const unanswered = unansweredOf(dataProvider);
  const act = unanswered.get(asked);
  if (!act || !(await isSeen(dataProvider, act).catch(() => false))) return null;
  if (unanswered.get(asked) !== act) return null;
  unanswered.delete(asked);
  return act;
};
