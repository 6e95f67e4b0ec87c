import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useDateFormat } from '@/components/format/useFormat.ts';
import type { ChangeWords } from './changeText.ts';

/** The words that values of changes are written with. */
export const useChangeWords = (currency?: string): ChangeWords => {
  const translate = useTranslate();
  const format = useDateFormat();
  return useMemo(
    () => ({
      nothing: translate('audit.nothing'),
      yes: translate('common.yes'),
      no: translate('common.no'),
      items: count => translate('audit.items', { smart_count: count }),
      minor: amount => translate('audit.minor', { amount }),
      date: value => format(value, 'time'),
      currency,
    }),
    [translate, format, currency],
  );
};
