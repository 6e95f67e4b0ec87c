import { z } from 'zod';
import { RESTORABLE_DAYS } from '@/domain/administration/restoreDeleted.ts';

const PREFIX = 'backOffice.restoring.';
const DAY = 86_400_000;

const keptSchema = z.object({
  /** What its commits have in common. */
  batchId: z.string().min(1),
  /** The page that it was begun on: a path of this console. */
  address: z.string().regex(/^\/(?!\/)/),
  /** The products that were chosen. */
  ids: z.array(z.string()).min(1),
  reason: z.string(),
  startedAt: z.number(),
});

/** A restoring that was begun and is not at its end. `startedAt` in milliseconds since 1970. */
export type InterruptedRestoring = z.infer<typeof keptSchema>;

/** The part of `localStorage` that this needs. */
type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const keyOf = (uid: string, batchId: string) => `${PREFIX}${uid}.${batchId}`;

const read = (text: string | null): InterruptedRestoring | null => {
  try {
    return keptSchema.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
};

/** Keeps what a restoring is about until it is at its end; a full storage is no reason to fail. */
export const keepRestoring = (
  storage: KeyedStorage,
  uid: string,
  restoring: InterruptedRestoring,
): void => {
  try {
    storage.setItem(keyOf(uid, restoring.batchId), JSON.stringify(restoring));
  } catch (error) {
    console.warn('The restoring could not be kept', error);
  }
};

/** Forgets a restoring: it is at its end, or its rest is not wanted. */
export const forgetRestoring = (storage: KeyedStorage, uid: string, batchId: string): void =>
  storage.removeItem(keyOf(uid, batchId));

/** What is kept under keys that begin so, after removing what is too old or cannot be read. */
const readUnder = (storage: KeyedStorage, prefix: string, now: number): InterruptedRestoring[] => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.flatMap(key => {
    if (!key?.startsWith(prefix)) return [];
    const kept = read(storage.getItem(key));
    if (kept && now - kept.startedAt <= RESTORABLE_DAYS * DAY) return [kept];
    storage.removeItem(key);
    return [];
  });
};

/** What somebody's restorings of this browser are about, the latest first; those too old are removed. */
export const interruptedRestorings = (
  storage: KeyedStorage,
  uid: string,
  now: number,
): InterruptedRestoring[] =>
  readUnder(storage, keyOf(uid, ''), now).sort((a, b) => b.startedAt - a.startedAt);

/** Removes restorings that are too old or cannot be read, whoever's they are. */
export const sweepRestorings = (storage: KeyedStorage, now: number): void => {
  readUnder(storage, PREFIX, now);
};
