import { concernsAll, isPassing, isUnreachable } from '@/domain/errors.ts';
import type { Write } from '@/domain/write.ts';
import type { BackOfficeDataProvider } from '../types.ts';
import { isCarriedOut } from './isCarriedOut.ts';

type Provider = Pick<BackOfficeDataProvider, 'commit' | 'getMany'>;

/** What is committed at once, and what is to be said or known of it once it is done. */
export interface PreparedCommit<Done> {
  writes: readonly Write[];
  done: Done;
}

/**
 * Commits that got no answer, by what was asked for: they were carried out, or not, or will be when
 * the network returns.
 */
export type Unanswered<Done> = Map<string, PreparedCommit<Done>>;

/** What is done anew to a record leaves nothing to be found of what was asked before. */
const forgetAbout = (
  unanswered: Unanswered<unknown>,
  { writes }: PreparedCommit<unknown>,
): void => {
  const places = new Set(writes.map(({ collection, id }) => `${collection}/${id}`));
  for (const [asked, commit] of unanswered)
    if (commit.writes.some(({ collection, id }) => places.has(`${collection}/${id}`)))
      unanswered.delete(asked);
};

/** What cannot be read now may be asked again; what cannot be read at all shows nothing. */
const isSeen = async (
  dataProvider: Provider,
  { writes }: PreparedCommit<unknown>,
): Promise<boolean> => {
  try {
    return await isCarriedOut(dataProvider, writes);
  } catch (error) {
    if (isPassing(error) || concernsAll(error)) throw error;
    return false;
  }
};

/**
 * Commits what is asked for. The same asked for again after no answer came is the very commit of
 * before, under its audit entry and the versions that were read then: it is done once, whichever of
 * the two arrives, and on top of nobody else's change.
 * @param unanswered where such commits are looked for, and what gets no answer now is added.
 * @param asked what is asked for, words included.
 * @returns the commit as it was carried out.
 * @throws what `prepare`, the commit and reading the records throw.
 */
export const commitOnce = async <Done>(
  dataProvider: Provider,
  unanswered: Unanswered<Done>,
  asked: string,
  prepare: () => Promise<PreparedCommit<Done>>,
): Promise<PreparedCommit<Done>> => {
  const earlier = unanswered.get(asked);
  const commit = earlier ?? (await prepare());
  try {
    if (commit.writes.length > 0) await dataProvider.commit(commit.writes);
  } catch (error) {
    if (isUnreachable(error)) unanswered.set(asked, commit);
    if (!earlier || concernsAll(error)) throw error;
    if (!(await isSeen(dataProvider, commit))) {
      unanswered.delete(asked);
      throw error;
    }
  }
  forgetAbout(unanswered, commit);
  return commit;
};

/**
 * The same for what is meant whatever others do meanwhile: where that stands in the way of the commit
 * of before, it is prepared anew from what is stored now.
 */
export const commitOnceOrAnew: typeof commitOnce = async (...call) => {
  const [, unanswered, asked] = call;
  const isAgain = unanswered.has(asked);
  try {
    return await commitOnce(...call);
  } catch (error) {
    if (!isAgain || unanswered.has(asked)) throw error;
    return commitOnce(...call);
  }
};

/**
 * Looks among commits that got no answer.
 * @param asked what to look for; all of them unless said otherwise.
 * @returns one that was carried out, and nobody was told so yet; else null.
 */
export const findCarriedOut = async <Done>(
  dataProvider: Provider,
  unanswered: Unanswered<Done>,
  asked: readonly string[] = [...unanswered.keys()],
): Promise<PreparedCommit<Done> | null> => {
  for (const one of asked) {
    const commit = unanswered.get(one);
    if (!commit || !(await isSeen(dataProvider, commit).catch(() => false))) continue;
    if (unanswered.get(one) !== commit) continue;
    unanswered.delete(one);
    return commit;
  }
  return null;
};
