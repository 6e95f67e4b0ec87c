import { useCallback } from 'react';
import { useLocale } from '../format/useFormat.ts';

/** Writes a UTC day (`YYYY-MM-DD`) in the reader's way, without moving it to another zone. */
export const useDayFormat = () => {
  const locale = useLocale();
  return useCallback(
    (day: string, style: 'medium' | 'short' = 'medium') =>
      new Intl.DateTimeFormat(locale, {
        timeZone: 'UTC',
        ...(style === 'short' ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' }),
      }).format(new Date(`${day}T00:00:00Z`)),
    [locale],
  );
};
