/** A moment as a browser's field for day and time holds it: by the reader's clocks, to the minute. */
export const momentText = (at: Date): string => {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
};
