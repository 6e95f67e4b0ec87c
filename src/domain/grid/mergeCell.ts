/** Three sides of a cell: what was stored when it was changed, what was typed, what is stored now. */
interface Cell {
  original: string;
  mine: string;
  theirs?: string;
}

/**
 * A changed cell over what is stored now: the same on both sides is no change any more, a value
 * that only I changed stays mine, one that both changed is a conflict.
 * @returns null where nothing is left to save.
 */
export const mergeCell = ({ original, mine }: Cell, stored: string): Cell | null => {
  if (mine === stored) return null;
  return stored === original ? { original, mine } : { original, mine, theirs: stored };
};

/** A conflict decided for mine: what is stored is known now, and mine goes over it. */
export const keepMine = ({ original, mine, theirs }: Cell): Cell => ({
  original: theirs ?? original,
  mine,
});
