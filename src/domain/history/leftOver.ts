import { DETAILS_CONTENT, type Product } from '../schemas/product.ts';
import type { CurrentProduct, RestoreItem } from './restorePlan.ts';
import { snapshotChanges, snapshotOf } from './snapshot.ts';

/** What is left of a restoring that was interrupted, once its products were read again. */
export interface LeftOver {
  /** Still to be done, from what is stored now. */
  items: RestoreItem[];
  /** As they were to be: written without an answer. */
  done: RestoreItem[];
  /** Changed by somebody else meanwhile. */
  changed: RestoreItem[];
}

const OF_DETAILS: ReadonlySet<string> = new Set(DETAILS_CONTENT);

/** Whether the private part takes part; of others it was not read, and stays what it is. */
export const concernsPrivatePart = (item: RestoreItem): boolean =>
  item.kind !== 'update' ||
  item.now.details !== null ||
  item.changes.some(({ field }) => OF_DETAILS.has(field));

type Settled = RestoreItem | 'done' | 'changed';

const towards = (item: RestoreItem, now: CurrentProduct): Settled => {
  if (item.kind === 'delete') return { ...item, now };
  const { id, title, target } = item;
  const changes = snapshotChanges(snapshotOf(now.product, now.details), {
    ...{ ...target.product, ...target.details },
  });
  return changes.length === 0 ? 'done' : { id, title, kind: 'update', now, target, changes };
};

const settle = (
  item: RestoreItem,
  now: CurrentProduct | null,
  isOwn: (product: Product) => boolean,
): Settled => {
  if (!now) return item.kind === 'create' ? item : item.kind === 'delete' ? 'done' : 'changed';
  const untouched = item.kind !== 'create' && now.product.version === item.now.product.version;
  return untouched || isOwn(now.product) ? towards(item, now) : 'changed';
};

/**
 * Sorts what was not reached by what is stored now: a commit whose answer was lost may have been
 * carried out, and products of merges are written in two steps.
 * @param stored with the private parts of those that it takes part in.
 * @param entries the ids of the entries that the restoring has written so far.
 */
export const leftOver = (
  items: readonly RestoreItem[],
  stored: ReadonlyMap<string, CurrentProduct>,
  entries: ReadonlySet<string>,
): LeftOver => {
  const found: LeftOver = { items: [], done: [], changed: [] };
  for (const item of items) {
    const settled = settle(
      item,
      stored.get(item.id) ?? null,
      ({ auditId }) => typeof auditId === 'string' && entries.has(auditId),
    );
    if (typeof settled === 'string') found[settled].push(item);
    else found.items.push(settled);
  }
  return found;
};
