import type { Query } from '../query/index.ts';

/**
 * A place between two rows of a list, as the values of the sort keys of a row next to it. It stays
 * right when that row changes or goes, unlike a place that is remembered as a document.
 */
export interface Position {
  /** How many rows come before. */
  rank: number;
  /** Values of the order's keys; fewer than keys stand for all rows that begin with them. */
  values: readonly unknown[];
  /** Whether the place is after the rows with those values, rather than before them. */
  after: boolean;
  /** A place that was counted up to, rather than the end of a page that was read. */
  isCounted?: boolean;
}

/** What is known of one list: a collection, filter and sort. */
export interface ListState {
  path: string;
  query: Query;
  /** By rank, ascending. */
  positions: Position[];
  born: number;
  /** False once an own write has touched it: what was read before is no longer to be kept. */
  isCurrent: boolean;
}

interface Total {
  path: string;
  query: Query;
  value: Promise<number>;
  at: number;
}

/** What an own write did to a collection. */
interface OwnWrite {
  /** Fields that an update changed. Without them, rows came or went. */
  changed?: readonly string[];
}

/** What lists have learned, until it is too old or an own write touches it. */
export interface ListCache {
  /** A list's state; a new one is as old as the total that its places may be counted from. */
  state: (key: string, path: string, query: Query, totalKey: string) => ListState;
  /** Keeps a position; the first of a rank stays, so that a page is asked the same way again. */
  addPosition: (state: ListState, position: Position, replaces?: boolean) => void;
  total: (key: string) => Promise<number> | undefined;
  /** @param at when the total was true; without it, now. */
  setTotal: (key: string, path: string, query: Query, value: Promise<number>, at?: number) => void;
  /**
   * Others have written: forgets all that is known of the collection, but for the positions of this
   * list up to a rank.
   */
  moved: (state: ListState, rank: number) => void;
  /** Ids of a collection that have been seen, for their shape. */
  ids: (path: string) => readonly string[];
  learnIds: (path: string, ids: readonly string[]) => void;
  /**
   * Forgets what an own write may have changed. Totals go with the positions, even where they could
   * be worked out: without the page's remembered end nothing would tell that others wrote as well.
   */
  wrote: (path: string, write?: OwnWrite) => void;
}

const MAX_POSITIONS = 400;

const overlaps = (a: string, b: string) =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

const isTouched = (query: Query, fields: readonly string[]) =>
  // What is searched row by row is searched in all fields.
  query.search !== undefined ||
  fields.some(
    field =>
      [...query.where, ...(query.or ?? []).flat()].some(condition =>
        overlaps(condition.field, field),
      ) || query.orderBy.some(order => overlaps(order.field, field)),
  );

/** Whether a list's path (of a group: `*` and its name) holds the documents of a collection. */
const holds = (list: string, collection: string) =>
  list === collection ||
  (list.startsWith('*/') && (collection === list.slice(2) || collection.endsWith(list.slice(1))));

/** @param cacheTime milliseconds that anything is kept. */
export const createListCache = (cacheTime: number): ListCache => {
  const states = new Map<string, ListState>();
  const totals = new Map<string, Total>();
  const ids = new Map<string, readonly string[]>();
  const isOld = (at: number) => Date.now() - at >= cacheTime;
  const sweep = () => {
    for (const [key, { born }] of states) if (isOld(born)) states.delete(key);
    for (const [key, { at }] of totals) if (isOld(at)) totals.delete(key);
  };
  const forget = (touched: (one: { path: string; query: Query }) => boolean) => {
    for (const [key, state] of states)
      if (touched(state)) {
        state.isCurrent = false;
        states.delete(key);
      }
    for (const [key, total] of totals) if (touched(total)) totals.delete(key);
  };
  return {
    state: (key, path, query, totalKey) => {
      sweep();
      const known = states.get(key);
      if (known) return known;
      const born = totals.get(totalKey)?.at ?? Date.now();
      const state: ListState = { path, query, positions: [], born, isCurrent: true };
      states.set(key, state);
      return state;
    },
    addPosition: ({ positions }, position, replaces = false) => {
      const known = positions.findIndex(({ rank }) => rank === position.rank);
      if (known >= 0) {
        if (replaces) positions[known] = position;
        return;
      }
      if (positions.length >= MAX_POSITIONS) positions.shift();
      positions.push(position);
      positions.sort((a, b) => a.rank - b.rank);
    },
    total: key => {
      const known = totals.get(key);
      return known && !isOld(known.at) ? known.value : undefined;
    },
    setTotal: (key, path, query, value, at = Date.now()) => {
      const total: Total = { path, query, value, at };
      totals.set(key, total);
      value.catch(() => totals.get(key) === total && totals.delete(key));
    },
    moved: (state, rank) => {
      state.positions = state.positions.filter(position => position.rank <= rank);
      forget(one => one !== state && (holds(one.path, state.path) || holds(state.path, one.path)));
    },
    ids: path => ids.get(path) ?? [],
    learnIds: (path, seen) => void ids.set(path, seen),
    wrote: (path, { changed } = {}) =>
      forget(one => holds(one.path, path) && (!changed || isTouched(one.query, changed))),
  };
};
