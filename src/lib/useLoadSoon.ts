import { useEffect } from 'react';
import { loadAhead } from './loadCode.ts';

/** How long the page in view has the network for itself, in milliseconds. */
const PAUSE = 2000;

/**
 * Loads code once the page is there, so that it is at hand even when the network is gone by then.
 * @param load must stay the same.
 */
export const useLoadSoon = (load: () => Promise<unknown>): void => {
  useEffect(
    function loadOnceThePageIsThere() {
      const timer = setTimeout(() => void loadAhead(load), PAUSE);
      return () => clearTimeout(timer);
    },
    [load],
  );
};
