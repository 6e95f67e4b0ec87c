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
