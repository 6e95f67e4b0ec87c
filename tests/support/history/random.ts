/** Numbers that are the same for every run of a seed. */
export const randomOf = (seed: number) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(list: readonly T[]): T => {
      const found = list[below(list.length)];
      if (found === undefined) throw new RangeError('Nothing to pick from');
      return found;
    },
    /** Up to `count` different items. */
    some: <T>(list: readonly T[], count: number): T[] => {
      const left = [...list];
      const found: T[] = [];
      while (found.length < count && left.length > 0) {
        const index = below(left.length);
        const last = left.pop();
        const chosen = index < left.length ? left[index] : last;
        if (index < left.length && last !== undefined) left[index] = last;
        if (chosen !== undefined) found.push(chosen);
      }
      return found;
    },
  };
};

/** A source of the same numbers. */
export type Random = ReturnType<typeof randomOf>;
