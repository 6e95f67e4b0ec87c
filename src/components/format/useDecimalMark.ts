import { useMemo } from 'react';
import { decimalMark } from '@/domain/money/typedAmount.ts';
import { useLocale } from './useFormat.ts';

/** The mark that decimals are written with where the reader is. */
export const useDecimalMark = () => {
  const locale = useLocale();
  return useMemo(() => decimalMark(locale), [locale]);
};
