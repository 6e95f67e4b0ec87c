import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useCountryName } from '../format/useCountryName.ts';
import { useDateFormat, useMoneyFormat, useWeightFormat } from '../format/useFormat.ts';
import type { ChangeWords } from './changeText.ts';

/** Where the words of a field's values are, below its resource's messages. */
const VOCABULARY: Record<string, string> = {
  status: 'status',
  isBusinessOwner: 'status',
  kind: 'kind',
  reason: 'reason',
  stockState: 'stock',
  platform: 'source',
};

/** The words that values of changes are written with. */
export const useChangeWords = (resource: string, currency?: string): ChangeWords => {
  const translate = useTranslate();
  const format = useDateFormat();
  const money = useMoneyFormat();
  const weight = useWeightFormat();
  const countryName = useCountryName();
  return useMemo(
    () => ({
      nothing: translate('audit.nothing'),
      yes: translate('common.yes'),
      no: translate('common.no'),
      items: count => translate('audit.items', { smart_count: count }),
      minor: amount => translate('audit.minor', { amount }),
      weight,
      date: value => format(value, 'time'),
      word: (field, text) => {
        if (field === 'country') return countryName(text);
        const words = VOCABULARY[field];
        return words ? translate(`${resource}.${words}.${text}`, { _: text }) : text;
      },
      label: path =>
        translate(`audit.part.${path}`, {
          _: translate(`${resource}.field.${path.slice(path.lastIndexOf('.') + 1)}`, {
            _: path.slice(path.lastIndexOf('.') + 1),
          }),
        }),
      money,
      currency,
    }),
    [translate, format, money, weight, countryName, resource, currency],
  );
};
