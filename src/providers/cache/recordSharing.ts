import type { z } from 'zod';
import { datesOf, type RestoreDates } from '@/domain/restoreDates.ts';
import { shareEqual } from './shareEqual.ts';

/** Reads the records in whatever react-admin keeps them in: one, many, a list, or pages of lists. */
const readRecords = (cached: unknown, read: RestoreDates): unknown => {
  if (typeof cached !== 'object' || cached === null) return cached;
  if (Array.isArray(cached)) return cached.map(read);
  if ('pages' in cached && Array.isArray(cached.pages)) {
    return { ...cached, pages: cached.pages.map(page => readRecords(page, read)) };
  }
  if ('data' in cached && Array.isArray(cached.data)) {
    return { ...cached, data: cached.data.map(read) };
  }
  return read(cached);
};

/**
 * What the cache keeps when `after` comes in for `before` (TanStack Query's `structuralSharing`):
 * records hold dates, also those that react-admin put there as a JSON copy, and records that did
 * not change stay the same objects.
 */
export const recordSharing = (schema: z.ZodObject) => {
  const read = datesOf(schema);
  return (before: unknown, after: unknown): unknown => shareEqual(before, readRecords(after, read));
};
