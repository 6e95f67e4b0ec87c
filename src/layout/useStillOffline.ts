import { useEffect, useState } from 'react';
import { useOnline } from './useOnline.ts';

/** Milliseconds for what is at hand without a network: words that go at once are only unrest. */
const PATIENCE = 400;

/** Whether the network is gone, and has been for as long as something that is at hand takes to come. */
export const useStillOffline = (): boolean => {
  const online = useOnline();
  const [isLong, setLong] = useState(false);
  useEffect(
    function waitForWhatIsAtHand() {
      if (online) return;
      const timer = setTimeout(() => setLong(true), PATIENCE);
      return () => {
        clearTimeout(timer);
        setLong(false);
      };
    },
    [online],
  );
  return !online && isLong;
};
