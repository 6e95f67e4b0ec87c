import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import type { Rate } from '@/domain/analytics/rates.ts';

/** Writes how many, which share that is, and how sure it is, or that there are too few to say. */
export const useRateText = () => {
  const translate = useTranslate();
  const format = useFigureFormat();
  return useCallback(
    ({ count, share, between, tooFew }: Rate) => {
      const words = {
        count: format(count),
        share: format(share, 'share'),
        low: format(between?.low ?? null, 'share'),
        high: format(between?.high ?? null, 'share'),
      };
      if (tooFew) return translate('figures.funnel.tooFew', words);
      return translate(between ? 'figures.funnel.rate' : 'figures.funnel.bare', words);
    },
    [translate, format],
  );
};
