/** What a piece of work did, counted, under names that *System* has words for. */
export type Did = Readonly<Record<string, number>>;
