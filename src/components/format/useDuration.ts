import { useCallback } from 'react';
import { roundSpan } from '@/domain/clock/roundSpan.ts';
import { useLocale } from './useFormat.ts';

/** Writes a span of milliseconds in the unit that suits it, from seconds to days. */
export const useDuration = () => {
  const locale = useLocale();
  return useCallback(
    (milliseconds: number) => {
      const { count, unit } = roundSpan(milliseconds);
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
        count,
      );
    },
    [locale],
  );
};
