/** Where a step through a queue leads: to a row, or to the page beside this one; null at its ends. */
export type QueuePlace = { id: string } | { page: 1 | -1 } | null;

/**
 * The place `step` further in a list of which `ids` are one page; the page's first row where `id`
 * is not on it (it may have been closed a moment ago).
 */
export const neighbour = (
  ids: readonly string[],
  id: string | null,
  step: 1 | -1,
  more: { hasNextPage: boolean; hasPreviousPage: boolean },
): QueuePlace => {
  const at = id === null ? -1 : ids.indexOf(id);
  const next = at < 0 ? ids[0] : ids[at + step];
  if (next !== undefined) return { id: next };
  if (at < 0) return null;
  return (step === 1 ? more.hasNextPage : more.hasPreviousPage) ? { page: step } : null;
};

/**
 * The row that comes after a decision: the one that has moved up into the decided one's place, else
 * the first that is left. While the decided one is still listed it stays in view.
 * @param at the place that the decided one had.
 * @param isTaken whether somebody else has a row, which is passed over.
 * @returns null where nothing is left.
 */
export const afterDecision = (
  ids: readonly string[],
  at: number,
  decided: string,
  isTaken: (id: string) => boolean = () => false,
): string | null =>
  ids.includes(decided)
    ? decided
    : ([...ids.slice(at), ...ids.slice(0, at)].find(id => !isTaken(id)) ?? null);

/** What the keys go through: what nobody else has, and the row in view. */
export const freeRows = (
  ids: readonly string[],
  current: string | null,
  isTaken: (id: string) => boolean,
): string[] => ids.filter(id => id === current || !isTaken(id));
