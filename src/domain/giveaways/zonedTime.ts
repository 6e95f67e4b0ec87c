const two = (value: number) => String(value).padStart(2, '0');

const partsIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** What the clocks of a zone show at an instant, as milliseconds as if it were UTC. */
const clockAt = (instant: Date, format: Intl.DateTimeFormat): number => {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(format.formatToParts(instant).find(one => one.type === type)?.value ?? 0);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
};

/**
 * What the clocks of `timeZone` show at an instant, as `YYYY-MM-DDTHH:mm` (the value of a
 * date-time field). @param timeZone an IANA name. @throws RangeError for one that does not exist.
 */
export const toWallTime = (instant: Date, timeZone: string): string => {
  const clock = new Date(clockAt(instant, partsIn(timeZone)));
  const day = `${clock.getUTCFullYear()}-${two(clock.getUTCMonth() + 1)}-${two(clock.getUTCDate())}`;
  return `${day}T${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}`;
};

/**
 * The instant at which the clocks of `timeZone` show `wall` (`YYYY-MM-DDTHH:mm`).
 * A time that the clocks show twice is the first of the two; one that they skip is the instant
 * after the skip that is as far into it.
 * @returns null where `wall` is no such time.
 */
export const fromWallTime = (wall: string, timeZone: string): Date | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(wall);
  if (!match) return null;
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const format = partsIn(timeZone);
  const offsetAt = (time: number) => clockAt(new Date(time), format) - time;
  // The offset a day before and a day after: the larger one comes first where both fit.
  const offsets = [offsetAt(asUtc - 86_400_000), offsetAt(asUtc + 86_400_000)];
  const fitting = offsets
    .map(offset => asUtc - offset)
    .filter(time => clockAt(new Date(time), format) === asUtc)
    .sort((a, b) => a - b);
  const [first] = fitting;
  return new Date(first ?? asUtc - (offsets[0] ?? 0));
};

/** The zones to choose from; the one of this computer first. */
export const timeZones = (): string[] => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
};
