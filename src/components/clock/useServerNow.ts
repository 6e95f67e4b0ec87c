import { useNow } from './useNow.ts';
import { useServerAhead } from './useServerAhead.ts';

/** The server's time, told anew every minute and at each of `moments`. */
export const useServerNow = (moments: readonly (Date | null)[]): Date => {
  const ahead = useServerAhead();
  const here = moments.flatMap(moment => (moment ? [new Date(moment.getTime() - ahead)] : []));
  return new Date(useNow(here).getTime() + ahead);
};
