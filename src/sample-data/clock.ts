/** The moment the sample data is seen from, unless another is given. */
export const SAMPLE_NOW = new Date('2026-11-20T09:00:00Z');

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** The time of the sample data: everything in it happened so long before `now`. */
export interface Clock {
  now: Date;
  /** The moment so many days (fractions allowed, negative for later) before `now`. */
  daysAgo: (days: number) => Date;
}

/** @returns a clock that stands at `now`. */
export const createClock = (now = SAMPLE_NOW): Clock => ({
  now,
  daysAgo: days => new Date(now.getTime() - Math.round(days * DAY)),
});

/** @returns nine o'clock UTC of today, or of yesterday where that is still to come. */
export const latestMorning = (now: Date): Date => {
  const morning = new Date(now);
  morning.setUTCHours(9, 0, 0, 0);
  return morning > now ? new Date(morning.getTime() - DAY) : morning;
};
