/**
 * The pages of a source; each next one is asked for while the present one is used.
 * @throws the signal's reason when it is aborted, and whatever `pages` throws.
 */
export async function* prefetched<Page>(
  pages: AsyncIterable<Page>,
  signal?: AbortSignal,
): AsyncGenerator<Page> {
  signal?.throwIfAborted();
  const source = pages[Symbol.asyncIterator]();
  let next = source.next();
  try {
    for (let page = await next; !page.done; page = await next) {
      signal?.throwIfAborted();
      next = source.next();
      // Awaited in the next round; until then a failure must not count as unhandled.
      next.catch(() => {});
      yield page.value;
    }
    signal?.throwIfAborted();
  } finally {
    await source.return?.();
  }
}
