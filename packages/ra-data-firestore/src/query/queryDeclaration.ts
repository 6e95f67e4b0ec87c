import type { Order } from './types.ts';

/** A field that lists are sorted by, both ways, or in one direction: half the indexes. */
export type DeclaredSort = string | Order;

/**
 * The queries a resource may be asked: any of the equalities and containments together, optionally
 * ranges, in any of the sorts. From it come the indexes to deploy, and the refusal of a
 * query that would fail in production for want of one.
 */
export interface QueryDeclaration {
  /** Fields filtered by value (`==`, `in`). */
  equality?: readonly string[];
  /** Array fields filtered by element. */
  contains?: readonly string[];
  /** Fields filtered by range, `!=` or `not-in`. Indexes double with each: name few. */
  range?: readonly string[];
  /**
   * Fields that lists are sorted by, both ways unless a direction is given. `'id'` is for
   * descending ids; ascending ones are free. A range by itself is counted in its sort's direction.
   */
  sort: readonly DeclaredSort[];
  /** Fields summed or averaged under a filter. */
  aggregate?: readonly string[];
  /** Whether `q` is asked with the token search. */
  search?: boolean;
  /** `'group'` for a resource that reads a collection group. */
  scope?: 'collection' | 'group';
}

const isList = (
  declarations: QueryDeclaration | readonly QueryDeclaration[],
): declarations is readonly QueryDeclaration[] => Array.isArray(declarations);

/** One declaration or several, as a list. */
export const listOf = (declarations: QueryDeclaration | readonly QueryDeclaration[]) =>
  isList(declarations) ? declarations : [declarations];

/** The orders that are declared. */
export const declaredOrders = ({ sort }: Pick<QueryDeclaration, 'sort'>): Order[] =>
  sort.flatMap(one =>
    typeof one === 'string'
      ? (['asc', 'desc'] as const).map(direction => ({ field: one, direction }))
      : [one],
  );

/** The fields that lists are sorted by, in any direction. */
export const sortFields = ({ sort }: Pick<QueryDeclaration, 'sort'>): string[] => [
  ...new Set(sort.map(one => (typeof one === 'string' ? one : one.field))),
];
