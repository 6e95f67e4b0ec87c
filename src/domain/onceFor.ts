/** Keeps what `compute` makes of an object for as long as there is that object, which must not change. */
export const onceFor = <K extends object, V extends NonNullable<unknown>>(
  compute: (of: K) => V,
): ((of: K) => V) => {
  const known = new WeakMap<K, V>();
  return of => {
    const made = known.get(of) ?? compute(of);
    known.set(of, made);
    return made;
  };
};

/** Keeps what `compute` makes of values that JSON tells apart, for good: there must be few of them. */
export const onceForValues = <Of extends readonly unknown[], V extends NonNullable<unknown>>(
  compute: (...of: Of) => V,
): ((...of: Of) => V) => {
  const known = new Map<string, V>();
  return (...of) => {
    const key = JSON.stringify(of);
    const made = known.get(key) ?? compute(...of);
    known.set(key, made);
    return made;
  };
};
