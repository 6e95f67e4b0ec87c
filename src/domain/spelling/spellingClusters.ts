import { nearSpelling, slipKeys } from './nearSpelling.ts';
import { singular, spellingKey, spellingWords, writtenKey, writtenOut } from './spellingKey.ts';

/** How a spelling differs from the most frequent one: in its writing, in number, or by a letter. */
export type Likeness = 'first' | 'written' | 'plural' | 'near';

/** One way in which a name is written. */
export interface Spelling {
  name: string;
  /** Products that have it. */
  count: number;
  likeness: Likeness;
}

/** Spellings that may be one name, the most frequent first. */
export interface SpellingCluster {
  key: string;
  spellings: readonly Spelling[];
}

type Counted = Pick<Spelling, 'name' | 'count'>;

interface Group {
  key: string;
  words: readonly string[];
  names: Counted[];
  count: number;
}

/** Heads that one name is compared with for each key: made-up names could share one by the thousand. */
const MOST_COMPARED = 50;

/** What is all capitals, or has none, is the less likely way to write a name. */
const shouts = (name: string) =>
  name === name.toUpperCase() || name === name.toLowerCase() ? 1 : 0;

const byCount = (a: Counted, b: Counted) =>
  b.count - a.count || shouts(a.name) - shouts(b.name) || (a.name < b.name ? -1 : 1);

/** Names by their key; those with ä, ö, ü beside those that write them out. */
function* grouped(counts: ReadonlyMap<string, number>): Generator<void, Group[]> {
  const groups = new Map<string, Group>();
  const keys = new Map<string, string>();
  for (const name of counts.keys()) {
    keys.set(name, spellingKey(name));
    yield;
  }
  const known = new Set(keys.values());
  for (const [name, count] of counts) {
    const long = writtenOut(name);
    const own = keys.get(name) ?? '';
    const full = long === name ? own : spellingKey(long);
    const key = known.has(full) ? full : own;
    if (key === '') continue;
    const words = () => spellingWords(name).map(singular);
    const group = groups.get(key) ?? { key, words: words(), names: [], count: 0 };
    group.names.push({ name, count });
    group.count += count;
    groups.set(key, group);
    yield;
  }
  return [...groups.values()];
}

/** Puts each group to the most frequent one that it is near to; those it is put to stay where they are. */
function* gathered(groups: readonly Group[]): Generator<void, Group[][]> {
  const sorted = [...groups].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  const heads = new Map<string, Group[][]>();
  const all: Group[][] = [];
  for (const group of sorted) {
    yield;
    const keys = slipKeys(group.words);
    const near = keys
      .flatMap(key => heads.get(key)?.slice(0, MOST_COMPARED) ?? [])
      .find(([head]) => head && nearSpelling(head.words, group.words));
    if (near) {
      near.push(group);
      continue;
    }
    const own = [group];
    all.push(own);
    for (const key of keys) {
      const there = heads.get(key);
      if (there) there.push(own);
      else heads.set(key, [own]);
    }
  }
  return all;
}

const writtenAlike = (a: string, b: string) =>
  writtenKey(a) === writtenKey(b) || writtenKey(writtenOut(a)) === writtenKey(writtenOut(b));

const likenessOf = (name: string, first: string): Likeness => {
  if (name === first) return 'first';
  return writtenAlike(name, first) ? 'written' : 'plural';
};

const toCluster = ([head, ...near]: readonly Group[]): SpellingCluster | null => {
  const names = [...(head?.names ?? [])].sort(byCount);
  const first = names[0];
  if (!head || !first || names.length + near.length < 2) return null;
  const others = near.flatMap(group => [...group.names].sort(byCount));
  return {
    key: head.key,
    spellings: [
      ...names.map(one => ({ ...one, likeness: likenessOf(one.name, first.name) })),
      ...others.map(one => ({ ...one, likeness: 'near' as const })),
    ],
  };
};

/** Products that have any of a cluster's spellings but the first. */
const atStake = ({ spellings }: SpellingCluster) =>
  spellings.slice(1).reduce((sum, { count }) => sum + count, 0);

/**
 * Which names may be one, written in several ways; what concerns most products first. Step by step, so
 * that a page can breathe in between.
 * @param counts how many products have each name, exactly as it is written.
 */
export function* spellingSteps(
  counts: ReadonlyMap<string, number>,
): Generator<void, SpellingCluster[]> {
  const all = yield* gathered(yield* grouped(counts));
  return all
    .flatMap(groups => toCluster(groups) ?? [])
    .sort((a, b) => atStake(b) - atStake(a) || (a.key < b.key ? -1 : 1));
}
