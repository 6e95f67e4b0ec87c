import { compareStrings } from '../../query/index.ts';
import type { IdPlace, IdSource } from './idPlace.ts';

/** Groups that are counted one after the other. */
const MOST_GROUPS = 64;
/** Ids of a group that are looked at, to guess their shape. */
const SAMPLE = 3;

/** Ids that begin alike, with the wanted rank among them. */
export interface IdGroup {
  low: IdPlace;
  high: IdPlace;
  /** Its first ids. */
  seen: readonly string[];
}

/**
 * The group of ids that begin alike in which a rank lies: up to the end of each group from `low` on
 * is counted, and the next id looked at.
 * @param length characters that the ids of a group have in common.
 * @returns undefined where there are no ids.
 */
export const groupAt = async (
  source: IdSource,
  target: number,
  low: IdPlace,
  high: IdPlace,
  length: number,
): Promise<IdGroup | undefined> => {
  let at = low;
  let seen: readonly string[] = [];
  for (let groups = 0; groups < MOST_GROUPS; groups++) {
    seen = await source.peek(at.id, SAMPLE);
    const [first] = seen;
    if (first === undefined) return undefined;
    const border = `${[...first].slice(0, length).join('')}\u{10ffff}`;
    if (high.id !== undefined && compareStrings(border, high.id) >= 0) break;
    const rank = at.rank + (await source.count(at.id, border, high.rank - at.rank));
    if (rank > target) return { low: at, high: { id: border, rank }, seen };
    at = { id: border, rank };
  }
  return { low: at, high, seen };
};
