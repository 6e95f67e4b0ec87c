/** @returns each text once, the most frequent first, those as frequent by the alphabet; empty ones left out. */
export const byFrequency = (texts: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([text]) => text);
};
