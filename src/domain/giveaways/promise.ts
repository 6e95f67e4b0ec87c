import { sameValue } from '../fieldChanges.ts';
import type { Giveaway } from '../schemas/giveaway.ts';

/** What people enter for: the prize, how many win it, and from when until when one can enter. */
export const PROMISED_FIELDS = [
  'startsAt',
  'endsAt',
  'productId',
  'productTitle',
  'businessId',
  'businessName',
  'numberOfWinners',
] as const satisfies readonly (keyof Giveaway)[];

/**
 * Whether what was promised stays as it is: from the start of a bound giveaway on, since from then
 * on somebody may enter at any second, and wherever somebody entered. The end can still be moved to
 * a later time, with a reason; a merge leads to the product that the prize became.
 */
export const isPromised = (
  giveaway: Pick<Giveaway, 'startsAt' | 'seedCommitment' | 'entryCount'>,
  now: Date,
): boolean =>
  (giveaway.seedCommitment !== null && giveaway.startsAt <= now) || giveaway.entryCount > 0;

/** The promised fields that differ, by name. */
export const brokenPromises = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] => PROMISED_FIELDS.filter(field => !sameValue(before[field], after[field]));
