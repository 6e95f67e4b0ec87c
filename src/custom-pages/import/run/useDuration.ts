import { useCallback } from 'react';
import { useLocale } from '@/components/format/useFormat.ts';

/** Writes a span of milliseconds in seconds or minutes. */
export const useDuration = () => {
  const locale = useLocale();
  return useCallback(
    (milliseconds: number) => {
      const seconds = Math.max(1, Math.round(milliseconds / 1000));
      const [value, unit] =
        seconds < 90 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
        value,
      );
    },
    [locale],
  );
};
