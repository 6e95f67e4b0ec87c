import { liveQuery } from 'dexie';
import { HttpError } from 'ra-core';
import { sameValue } from '@/domain/fieldChanges.ts';
import type { Subscription } from '../types.ts';
import { toHttpError } from './errors.ts';

/** Follows a query, in this tab and others, and tells of results that differ from the last one. */
export const follow = <T>(
  ask: () => Promise<T>,
  { next, error }: Subscription<T>,
): (() => void) => {
  let told: { value: T } | undefined;
  const subscription = liveQuery(ask).subscribe({
    next: value => {
      if (told && sameValue(told.value, value)) return;
      told = { value };
      next(value);
    },
    error: reason => error(toHttpError(reason)),
  });
  return () => subscription.unsubscribe();
};

/** Watches a document; null while it does not exist. */
export const watchOne = <T>(ask: () => Promise<T>, subscription: Subscription<T | null>) =>
  follow<T | null>(async () => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return null;
      throw error;
    }
  }, subscription);

/** Watches the rows of a list. */
export const watchList = <T>(ask: () => Promise<{ data: T[] }>, subscription: Subscription<T[]>) =>
  follow<T[]>(async () => (await ask()).data, subscription);
