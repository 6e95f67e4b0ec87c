/** Calendar days are UTC, written `YYYY-MM-DD`; so text order is time order. */
const DAY_MS = 86_400_000;

const instant = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The UTC day of an instant. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day `count` days later (earlier where negative). */
export const addDays = (day: string, count: number): string => dayAt(instant(day) + count * DAY_MS);

/** How many days lie from `from` to `to`, both included; 0 or less where they are the wrong way. */
export const dayCount = (from: string, to: string): number =>
  Math.round((instant(to) - instant(from)) / DAY_MS) + 1;

/** Every day from `from` to `to`, both included. */
export const eachDay = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, dayCount(from, to)) }, (_, index) => addDays(from, index));

/** The Monday of the day's week. */
export const weekOf = (day: string): string =>
  addDays(day, -((new Date(instant(day)).getUTCDay() + 6) % 7));

/** Whether the text is a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instant(text)) && dayAt(instant(text)) === text;
