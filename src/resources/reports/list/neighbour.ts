/**
 * The id `step` places further in the list; the first one where `id` is not in it (it may have
 * been closed a moment ago), and null at either end.
 */
export const neighbour = (
  ids: readonly string[],
  id: string | null,
  step: 1 | -1,
): string | null => {
  const at = id === null ? -1 : ids.indexOf(id);
  if (at < 0) return ids[0] ?? null;
  return ids[at + step] ?? null;
};
