/** A day as a date field has it, in the reader's time zone: `YYYY-MM-DD`; empty where there is none. */
export const dayOf = (instant: unknown): string => {
  const date = typeof instant === 'string' ? new Date(instant) : null;
  if (!date || Number.isNaN(date.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/**
 * The instant at which a day begins in the reader's time zone, as a filter has it.
 * @param day as `dayOf` writes it. @param later days to add. @returns null for what is no day.
 */
export const beginningOf = (day: string, later = 0): string | null => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!year || !month || !date || Number(year) < 1900) return null;
  const instant = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
};

/** The last day of a span that ends before an instant. */
export const dayBefore = (instant: unknown): string => {
  const day = dayOf(instant);
  const begins = day && beginningOf(day, new Date(String(instant)).getHours() === 0 ? -1 : 0);
  return dayOf(begins);
};
