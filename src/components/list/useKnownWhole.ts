import { useStore } from 'ra-core';
import { useCallback } from 'react';

/** How long it holds that no record lacks something, in milliseconds: what asks again is paid by reads. */
const DAY = 86_400_000;

/**
 * Remembers for a day that none of a list's records lacks something.
 * @param key names the list and what may be lacking.
 */
export const useKnownWhole = (key: string): [isKnown: boolean, remember: () => void] => {
  const [wholeAt, setWholeAt] = useStore(key, 0);
  const remember = useCallback(() => setWholeAt(Date.now()), [setWholeAt]);
  return [Date.now() - wholeAt <= DAY, remember];
};
