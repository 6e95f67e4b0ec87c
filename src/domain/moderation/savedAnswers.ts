/** Most notes that are kept: more would have to be searched. */
const MOST_ANSWERS = 8;

/** Most characters of a note that is kept: it is shown whole. */
const LONGEST_ANSWER = 120;

/**
 * The kept notes with one more, the oldest given up for it.
 * @param usual what is offered anyway.
 * @returns null where there is nothing to keep: it is empty, too long, or there already.
 */
export const addAnswer = (
  kept: readonly string[],
  note: string,
  usual: readonly string[],
): string[] | null => {
  const answer = note.trim();
  if (answer === '' || answer.length > LONGEST_ANSWER) return null;
  if ([...kept, ...usual].includes(answer)) return null;
  return [...kept, answer].slice(-MOST_ANSWERS);
};
