/**
 * The files that nothing shows any more once `kept` are what the record holds: those of `shown`
 * under `folder`. Files elsewhere are another record's and are left alone.
 */
export const orphanedFiles = (
  shown: readonly string[],
  kept: readonly string[],
  folder: string,
): string[] => {
  const needed = new Set(kept);
  const gone = shown.filter(path => !needed.has(path) && path.startsWith(`${folder}/`));
  return [...new Set(gone)];
};
