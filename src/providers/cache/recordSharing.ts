import type { z } from 'zod';
import { datesOf } from '@/domain/restoreDates.ts';
import { mapRecords } from './cachedRecords.ts';
import { shareEqual } from './shareEqual.ts';

/**
 * What the cache keeps when `after` comes in for `before` (TanStack Query's `structuralSharing`):
 * records hold dates, also those that react-admin put there as a JSON copy, and records that did
 * not change stay the same objects.
 */
export const recordSharing = (schema: z.ZodObject) => {
  const read = datesOf(schema);
  return (before: unknown, after: unknown): unknown => shareEqual(before, mapRecords(after, read));
};
