const RANGE = /_(?:gte?|lte?)$/;

/** The field that a filter's key asks for a range of; null where it asks for no range. */
export const rangedField = (key: string): string | null =>
  RANGE.test(key) ? key.replace(RANGE, '') : null;

/**
 * What is wrong with the end of a span beside its beginning, either of which may be missing.
 * @returns a message's key; undefined where nothing is.
 */
export const reversedSpan = <T extends number | string>(
  from: T | null,
  to: T | null,
): 'common.spanReversed' | undefined =>
  from !== null && to !== null && to < from ? 'common.spanReversed' : undefined;
