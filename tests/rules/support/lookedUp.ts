import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import type { Write } from '@/domain/write.ts';
import { ACTORS, type ActorName } from './actors.ts';

/** Most documents that the rules may look up for one commit (Firestore, "Access call limits"). */
export const MOST_LOOKED_UP = 20;

const textOf = (data: Readonly<Record<string, unknown>>, field: string) => {
  const value = data[field];
  return typeof value === 'string' ? value : null;
};

const ofEntry = (data: Readonly<Record<string, unknown>>) => {
  const resource = textOf(data, 'resource') ?? '';
  const records: unknown[] = Array.isArray(data.records) ? data.records : [];
  // An entry about several businesses shows by its first two records that it is.
  const seen = records.slice(0, data.businessId === null ? 2 : 1);
  const reverted = textOf(data, 'reverts');
  const next = textOf(data, 'continuedIn');
  const owners =
    data.actorRole === 'owner'
      ? [reverted, next].flatMap(id => (id === null ? [] : [`audit/${id}`]))
      : [];
  return AUDITED_RESOURCES.some(name => name === resource)
    ? [...seen.map(id => `${resource}/${id}`), ...owners]
    : [];
};

/** A draw in somebody's place looks for the entry of the one who takes it, and for the user. */
const ofWinners = (write: Exclude<Write, { type: 'delete' }>) => {
  const winners: unknown[] = Array.isArray(write.data.winners) ? write.data.winners : [];
  const last = winners.at(-1);
  const id = typeof last === 'object' && last !== null && 'entryId' in last ? last.entryId : null;
  return id && write.data.replaced ? [`giveaways/${write.id}/entries/${id}`, `users/${id}`] : [];
};

const ofWrite = (write: Write, uid: string): string[] => {
  const [top = '', parent = '', group] = write.collection.split('/');
  if (write.type === 'delete') {
    const isTold = ['products', 'duplicateDecisions'].includes(top);
    return isTold ? [`auditPointers/${uid}`] : [];
  }
  const entry = textOf(write.data, 'auditId');
  if (top === 'audit') return ofEntry(write.data);
  if (top === 'auditPointers') return entry ? [`audit/${entry}`] : [];
  if (group === 'chunks' || group === 'secret') return [`${top}/${parent}`];
  const told = entry ? [`audit/${entry}`] : [];
  // Owners merge own products, and judge them.
  const into = top === 'products' && !group ? textOf(write.data, 'mergedInto') : null;
  if (into) return [...told, `products/${into}`];
  if (top === 'duplicateDecisions')
    return [...told, ...write.id.split('~').map(id => `products/${id}`)];
  return top === 'giveaways' && !group
    ? [...told, `giveaways/${write.id}/secret/seed`, ...ofWinners(write)]
    : told;
};

/**
 * The documents that `firestore.rules` look up for a commit of the console, each counted once, as
 * Firestore does. The emulator has no such limit, so it is counted here.
 */
export const lookedUp = (actor: ActorName, writes: readonly Write[]): Set<string> => {
  const uid = ACTORS[actor].uid ?? 'nobody';
  return new Set([`business/${uid}`, ...writes.flatMap(write => ofWrite(write, uid))]);
};
