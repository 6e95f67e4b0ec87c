/**
 * What is expected of one place on the screen: the whole text, or what it begins with or contains
 * where more is said beside it, or an instant.
 */
export type Expectation =
  | { text: string }
  | { begins: string }
  | { contains: string }
  | { at: Date | null };

/** A record as a list or a page shows it, by message key of the heading. */
export type Expected = Record<string, Expectation>;

const bare = (text: string) => text.replace(/\s+/g, '');

/** Whether a place shows what is expected there; spaces of every kind count as none. */
export const isShown = (expected: Expectation, shown: { text: string; time: string }): boolean => {
  const text = bare(shown.text);
  if ('text' in expected) return text === bare(expected.text);
  if ('begins' in expected) return text.startsWith(bare(expected.begins));
  if ('contains' in expected) return text.includes(bare(expected.contains));
  return shown.time === (expected.at?.toISOString() ?? '');
};

/** What is expected, for reports. */
export const describeExpectation = (expected: Expectation): string => {
  if ('text' in expected) return JSON.stringify(expected.text);
  if ('begins' in expected) return `${JSON.stringify(expected.begins)} at its beginning`;
  if ('contains' in expected) return `${JSON.stringify(expected.contains)} in it`;
  return `the time ${expected.at?.toISOString() ?? '(none)'}`;
};
