/** A repeatable source of choices: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  /** Whether something of probability `share` happens. */
  chance: (share: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** `count` different elements, in random order. */
  sample: <T>(from: readonly T[], count: number) => T[];
}

/** FNV-1a, to turn a name into a seed. */
const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
};

/** A mulberry32 generator. Each part of the sample data has its own, so that parts are independent. */
export const createRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    const found = from[int(0, from.length - 1)];
    if (found === undefined) throw new RangeError('There is nothing to pick from');
    return found;
  };
  return {
    next,
    int,
    chance: share => next() < share,
    pick,
    sample: (from, count) => {
      const left = [...from];
      const taken: (typeof left)[number][] = [];
      while (taken.length < count && left.length > 0) {
        taken.push(...left.splice(int(0, left.length - 1), 1));
      }
      return taken;
    },
  };
};
