const RANGE = /_(?:gte?|lte?)$/;

/** The field that a filter's key asks for a range of; null where it asks for no range. */
export const rangedField = (key: string): string | null =>
  RANGE.test(key) ? key.replace(RANGE, '') : null;
