import { useEffect } from 'react';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServerNow } from '../clock/useServerNow.ts';
import { useCarryOutSales } from './useCarryOutSales.ts';
import { useOpenSales } from './useOpenSales.ts';

/** Between two looks at the stored sales, which others may have planned, in milliseconds. */
const REFRESH = 10 * 60_000;

/** Takes the own business's sales through their schedule while the console is open. */
export const FollowSales = () => {
  const { actor } = useAuth();
  const { data } = useOpenSales(actor.uid, { refetchInterval: REFRESH });
  const carryOut = useCarryOutSales();
  const now = useServerNow((data ?? []).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const time = now.getTime();
  useEffect(
    function followTheClock() {
      void time;
      if (data) void carryOut(data);
    },
    [data, time, carryOut],
  );
  return null;
};
