/**
 * Does `work` with each item, up to `lanes` of them at the same time, in their order.
 * @throws the first failure of `work`; a lane that fails takes no further item.
 */
export const inParallel = async <T>(
  items: Iterable<T>,
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const waiting = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
