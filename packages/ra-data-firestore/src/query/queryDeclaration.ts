/**
 * The queries a resource may be asked: any of the equalities and containments together, optionally
 * ranges, in any of the sorts, both ways. From it come the indexes to deploy, and the refusal of a
 * query that would fail in production for want of one.
 */
export interface QueryDeclaration {
  /** Fields filtered by value (`==`, `in`). */
  equality?: readonly string[];
  /** Array fields filtered by element. */
  contains?: readonly string[];
  /** Fields filtered by range, `!=` or `not-in`. Indexes double with each: name few. */
  range?: readonly string[];
  /** Fields that lists are sorted by. `'id'` is for descending ids; ascending ones are free. */
  sort: readonly string[];
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
