import type { ResourceName } from '@/domain/access/permissions.ts';
import { concernsAll } from '@/domain/errors.ts';
import type { Write } from '@/domain/write.ts';
import type { BackOfficeDataProvider } from './types.ts';

/** A commit that got no answer: it was carried out, or not, or will be when the network returns. */
export interface UnansweredCommit {
  /** Its entry in the audit trail, which every record names that it changed. */
  auditId: string;
  ids: readonly string[];
}

/**
 * Whether such a commit was carried out. Commits are atomic: one record that names its entry stands
 * for all of them. Where somebody else has changed every one of them since, it is not seen.
 * @throws HttpError where the records cannot be read.
 */
export const wasCarriedOut = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  resource: ResourceName,
  { auditId, ids }: UnansweredCommit,
): Promise<boolean> => {
  const { data } = await dataProvider.getMany(resource, { ids: [...ids] });
  return data.some(record => record.auditId === auditId);
};

/** Of a work of a commit for each item: what earlier rounds got no answer to, and what it would have done. */
export type Unanswered<Item, Done> = Map<Item, UnansweredCommit & { done: Done }>;

/**
 * Commits one item's writes. One that an earlier round got no answer to is made again under the same
 * audit entry, so that it is done once, and found where it was carried out; what gets no answer now is
 * added to those.
 * @param prepare the writes under that entry, the ids of records that name it then, and what is done.
 * @throws what `prepare` and the commit throw.
 */
export const commitOnce = async <Item, Done>(
  dataProvider: Pick<BackOfficeDataProvider, 'getMany' | 'commit' | 'newId'>,
  resource: ResourceName,
  item: Item,
  unanswered: Unanswered<Item, Done>,
  prepare: (
    auditId: string,
  ) => Promise<{ writes: readonly Write[]; ids: readonly string[]; done: Done }>,
): Promise<Done> => {
  const earlier = unanswered.get(item);
  const auditId = earlier?.auditId ?? dataProvider.newId('audit');
  try {
    const { writes, ids, done } = await prepare(auditId);
    if (!earlier) unanswered.set(item, { auditId, ids, done });
    await dataProvider.commit(writes);
    unanswered.delete(item);
    return done;
  } catch (error) {
    if (concernsAll(error)) throw error;
    if (earlier && (await wasCarriedOut(dataProvider, resource, earlier))) return earlier.done;
    unanswered.delete(item);
    throw error;
  }
};
