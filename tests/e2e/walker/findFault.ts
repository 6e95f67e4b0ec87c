import { shrink } from '../../support/shrink.ts';
import type { Finding } from './report.ts';
import type { Step } from './step.ts';
import { type Way, walk } from './walk.ts';
import type { Walker } from './walker.ts';

/** Steps before the end that are tried by themselves, begun at the address where they began. */
const TAILS = [1, 2, 3, 5, 8, 13];

/** How long the shortest steps are looked for. */
export interface Search {
  /** Most replays. */
  replays: number;
  /** When the search ends with what it has, in milliseconds since 1970. */
  until: number;
}

/**
 * Walks, and where something is wrong finds the shortest steps that show it.
 * @returns null where everything held.
 */
export const findFault = async (
  walker: Walker,
  way: Pick<Way, 'baseURL' | 'say' | 'goOn'>,
  { replays, until }: Search,
): Promise<Finding | null> => {
  const { steps, places, problem } = await walk(walker, way);
  if (!problem) return null;
  let left = replays;
  const fails = async (script: readonly Step[]) => {
    if (Date.now() > until) return false;
    left--;
    // A replay that breaks off shows nothing, and may not hide what was found.
    const again = await walk(walker, { ...way, script, look: problem.invariant }).catch(() => null);
    return again?.problem?.invariant === problem.invariant;
  };
  let shortest: readonly Step[] = steps;
  for (const length of TAILS) {
    const from = steps.length - length;
    const path = places[from];
    if (from <= 0 || path === undefined || left <= 0) break;
    const tail: Step[] = [{ kind: 'open', path }, ...steps.slice(from)];
    if (await fails(tail)) {
      shortest = tail;
      break;
    }
  }
  shortest = await shrink(shortest, fails, left);
  return { walker, problem, steps, shortest };
};
