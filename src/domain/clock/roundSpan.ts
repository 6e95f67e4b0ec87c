const UNITS = [
  ['second', 1000, 90],
  ['minute', 60_000, 90],
  ['hour', 3_600_000, 36],
] as const;

/** A span of time as people say it. */
export interface RoundSpan {
  /** Whole, at least one. */
  count: number;
  unit: 'second' | 'minute' | 'hour' | 'day';
}

/** The unit a span of milliseconds is best said in: up to 90 seconds, 90 minutes, 36 hours, then days. */
export const roundSpan = (milliseconds: number): RoundSpan => {
  for (const [unit, length, most] of UNITS) {
    const count = Math.max(1, Math.round(milliseconds / length));
    if (count < most) return { count, unit };
  }
  return { count: Math.round(milliseconds / 86_400_000), unit: 'day' };
};
