import * as React from 'react';

/** Where React counts the elements whose place in the code it has kept in this second. */
const COUNTED_IN = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Tells React that it has kept enough places already: in development it keeps a stack with every
 * element, up to ten thousand a second, which took a tenth of the time of tests that render whole pages.
 */
export const keepNoOwnerStacks = (): void => {
  const counts: unknown = Reflect.get(React, COUNTED_IN);
  if (typeof counts !== 'object' || counts === null) return;
  if (!('recentlyCreatedOwnerStacks' in counts)) return;
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
};
