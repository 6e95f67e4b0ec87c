import { planOf } from './indexPlan.ts';
import type { QueryDeclaration } from './queryDeclaration.ts';

/** Composite indexes of one database that Firestore takes without billing, and with it. */
const MOST_WITHOUT_BILLING = 200;
const MOST = 1000;
/** Indexes of one collection from which a cheaper declaration is worth a word. */
const MANY = 100;

const countOf = (declarations: readonly QueryDeclaration[]) =>
  new Set(declarations.flatMap(one => [...planOf(one).keys()])).size;

/** Each range by itself, sorted by it, instead of every one with every sort and every other. */
const apart = ({ range = [], ...rest }: QueryDeclaration): QueryDeclaration[] => [
  rest,
  ...range.map(field => ({ ...rest, range: [field], sort: [field] })),
];

/**
 * A warning where a collection's declarations need many composite indexes.
 * @returns how many, what Firestore takes, and what a cheaper declaration would need; undefined
 *   where they are few.
 */
export const costOfIndexes = (
  group: string,
  declarations: readonly QueryDeclaration[],
): string | undefined => {
  const count = countOf(declarations);
  if (count < MANY) return undefined;
  const cheaper = countOf(declarations.flatMap(apart));
  const limits = `Firestore takes ${MOST_WITHOUT_BILLING} in a database without billing, ${MOST} with it`;
  const advice =
    cheaper < count
      ? `With a declaration for each range, sorted by that range, it would be ${cheaper}: { equality, sort: ['the range'], range: ['the range'] }`
      : 'Name fewer equalities and sorts together: several declarations add up, one multiplies';
  return `${group}: these declarations need ${count} composite indexes (${limits}). ${advice}.`;
};
