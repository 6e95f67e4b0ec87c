import { liveQuery } from 'dexie';
import { HttpError } from 'ra-core';
import { sameValue } from '@/domain/fieldChanges.ts';
import type { Subscription } from '../types.ts';
import { toHttpError } from './errors.ts';
import type { Young } from './young.ts';

/**
 * Follows a query, in this tab and others, and tells of results that differ from the last one.
 * @param young where the database is being filled: it is asked anew when it is.
 */
export const follow = <T>(
  ask: () => Promise<T>,
  { next, error }: Subscription<T>,
  young?: Young,
): (() => void) => {
  let last: { value: T } | undefined;
  let ended = false;
  const begin = () =>
    liveQuery(ask).subscribe({
      next: value => {
        if (last && sameValue(last.value, value)) return;
        last = { value };
        next(value);
      },
      error: reason => error(toHttpError(reason)),
    });
  let subscription = begin();
  const again = () => {
    if (ended) return;
    subscription.unsubscribe();
    subscription = begin();
  };
  // Where it could not be filled, what was told stays.
  young?.grown.then(again, () => {});
  return () => {
    ended = true;
    subscription.unsubscribe();
  };
};

/** Watches a document; null while it does not exist. */
export const watchOne = <T>(
  ask: () => Promise<T>,
  subscription: Subscription<T | null>,
  young?: Young,
) =>
  follow<T | null>(
    async () => {
      try {
        return await ask();
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
    subscription,
    young,
  );

/** Watches the rows of a list. */
export const watchList = <T>(
  ask: () => Promise<{ data: T[] }>,
  subscription: Subscription<T[]>,
  young?: Young,
) => follow<T[]>(async () => (await ask()).data, subscription, young);
