const OFFSET = /^GMT(?:([+-])(\d{2}):?(\d{2})(?::\d{2})?)?$/;
const HOUR = 3_600_000;

const two = (value: number) => String(value).padStart(2, '0');

/** @returns minutes east of UTC that hold in `format`'s zone at `date`. */
const offsetOf = (format: Intl.DateTimeFormat, date: Date): number => {
  const name = format.formatToParts(date).find(part => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = OFFSET.exec(name) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -total : total;
};

/**
 * Writes instants as ISO 8601 in one time zone, with the offset that holds there at that time:
 * `2026-07-01T14:05:00+02:00`. UTC is written with `Z` and milliseconds.
 * @param timeZone an IANA name. @throws RangeError for a name that does not exist.
 */
export const isoDateWriter = (timeZone: string): ((date: Date) => string) => {
  if (timeZone === 'UTC') return date => (Number.isNaN(date.getTime()) ? '' : date.toISOString());
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // Offsets change on the hour at most; asking Intl once an hour makes 100,000 dates cheap.
  const offsets = new Map<number, number>();
  return date => {
    const time = date.getTime();
    if (Number.isNaN(time)) return '';
    const hour = Math.floor(time / HOUR);
    let offset = offsets.get(hour);
    if (offset === undefined) {
      if (offsets.size > 10_000) offsets.clear();
      offset = offsetOf(format, date);
      offsets.set(hour, offset);
    }
    const local = new Date(time + offset * 60_000).toISOString().slice(0, 19);
    const size = Math.abs(offset);
    return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  };
};
