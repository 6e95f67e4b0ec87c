import type { Identifier } from 'ra-core';

/** Most products that are named; the others are counted. */
const MAX_NAMES = 5;

/** The selected products to name, in the list's order, and how many there are besides. */
export const namedSelection = <T extends { id: Identifier }>(
  selectedIds: readonly Identifier[],
  shown: readonly T[],
): { names: T[]; others: number } => {
  const selected = new Set(selectedIds);
  const known = shown.filter(({ id }) => selected.has(id));
  // One more is as short as “and 1 more”.
  const names = selected.size === MAX_NAMES + 1 ? known : known.slice(0, MAX_NAMES);
  return { names, others: selected.size - names.length };
};
