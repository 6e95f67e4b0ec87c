import type { QueryClient } from '@tanstack/react-query';

let cache: QueryClient | null = null;

/** Keeps hold of the cache that a console is shown with. @returns the cache. */
export const keepCache = (created: QueryClient): QueryClient => {
  cache = created;
  return created;
};

/** The cache of the console in view. @throws where the test has not replaced how it is made. */
export const cacheInView = (): QueryClient => {
  if (!cache) throw new Error('No console is in view');
  return cache;
};
