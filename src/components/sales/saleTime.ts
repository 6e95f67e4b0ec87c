/** A time of a sale as it was typed; null where it was left empty. */
export const timeOf = (text: string): Date | null => (text === '' ? null : new Date(text));

/**
 * The message key of what is wrong with a time, null where nothing is.
 * @param order the key where it is not later than `after`.
 */
export const timeProblem = (time: Date | null, after: Date, order: string): string | null => {
  if (time === null) return null;
  if (Number.isNaN(time.getTime())) return 'products.bulk.plan.invalidTime';
  return time > after ? null : order;
};
