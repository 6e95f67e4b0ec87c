/** The moment the sample data is seen from. */
export const SAMPLE_NOW = new Date('2026-11-20T09:00:00Z');

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** @returns the moment so many days (fractions allowed) before the sample data's now. */
export const daysAgo = (days: number) => new Date(SAMPLE_NOW.getTime() - Math.round(days * DAY));

/** @returns the calendar day of a moment, in UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
