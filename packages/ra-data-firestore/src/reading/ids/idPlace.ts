/** A place among ids: before `id`, with `rank` ids below. Without an id, the start or the end. */
export interface IdPlace {
  id: string | undefined;
  rank: number;
}

/** What a search among ids may ask; each answer costs. */
export interface IdSource {
  /**
   * The number of ids from `from` (the first, where undefined) up to before `to` (the end, where
   * undefined), counted no further than `most`.
   */
  count: (from: string | undefined, to: string | undefined, most: number) => Promise<number>;
  /** The first ids from `from` on, at most `count`. */
  peek: (from: string | undefined, count: number) => Promise<string[]>;
}
