import type { Query, QueryCache } from '@tanstack/react-query';
import { isTriedAgain } from './isTriedAgain.ts';

/**
 * Follows whether something in view was not answered and is on its way again. Each event of the cache looks at the one
 * read that it is about, however many there are; `subscribe` alone looks at all of them, once.
 */
export const triedAgain = (cache: QueryCache) => {
  const tried = new Set<Query>();
  return {
    subscribe: (listener: () => void) => {
      for (const query of cache.getAll()) if (isTriedAgain(query.state)) tried.add(query);
      const stop = cache.subscribe(({ type, query }) => {
        const before = tried.size;
        if (type !== 'removed' && isTriedAgain(query.state)) tried.add(query);
        else tried.delete(query);
        // Those that are tried may come into view, or leave it.
        if (before > 0 || tried.size > 0) listener();
      });
      return () => {
        stop();
        tried.clear();
      };
    },
    get: () => {
      for (const query of tried) if (query.isActive()) return true;
      return false;
    },
  };
};
