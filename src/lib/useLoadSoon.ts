import { useEffect } from 'react';
import { loadAhead } from './loadCode.ts';

/** How long the page in view has the network for itself, in milliseconds. */
const PAUSE = 2000;

/**
 * Loads code once the page is there, so that it is at hand even when the network is gone by then.
 * @param load must stay the same.
 * @param atOnce whether it is needed so soon that it shares the network with the page.
 */
export const useLoadSoon = (load: () => Promise<unknown>, atOnce = false): void => {
  useEffect(
    function loadOnceThePageIsThere() {
      const timer = setTimeout(() => void loadAhead(load), atOnce ? 0 : PAUSE);
      return () => clearTimeout(timer);
    },
    [load, atOnce],
  );
};
