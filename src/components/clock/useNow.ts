import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, told anew every minute and at each of `moments`, so that a page turns on time. */
export const useNow = (moments: readonly Date[]): Date => {
  const [now, setNow] = useState(() => new Date());
  const next = moments
    .map(moment => moment.getTime())
    .filter(time => time > now.getTime())
    .sort((a, b) => a - b)[0];
  useEffect(
    function wakeAtTheNextMoment() {
      const wait = Math.min(MINUTE, next === undefined ? MINUTE : next - now.getTime());
      const timer = setTimeout(() => setNow(new Date()), Math.max(wait, 50));
      return () => clearTimeout(timer);
    },
    [next, now],
  );
  return now;
};
