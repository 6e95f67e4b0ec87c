/** Records between two lines. */
const STEP = 10_000;

/**
 * Tells how far a seeding is, a line for each ten thousand records.
 * @param say takes a line.
 * @returns is told how many are stored by now, and of which collection the last ones were.
 */
export const reportSeeding = (say: (line: string) => void = console.info) => {
  let reported = 0;
  return (stored: number, collection: string): void => {
    if (stored < reported + STEP) return;
    reported = stored - (stored % STEP);
    say(`  ${reported.toLocaleString('en')} records stored, now ${collection.split('/').at(-1)}`);
  };
};
