import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { fieldKey } from '@/domain/auditFieldKey.ts';
import { useCountryName } from '../format/useCountryName.ts';
import {
  useDateFormat,
  useMoneyFormat,
  useNumberFormat,
  useWeightFormat,
} from '../format/useFormat.ts';
import type { ChangeFormats } from './changeText.ts';

/** Where the words of a field's values are, below its resource's messages. */
export const VOCABULARY: Record<string, string> = {
  status: 'status',
  isBusinessOwner: 'status',
  kind: 'kind',
  reason: 'reason',
  stockState: 'stock',
  platform: 'source',
  gaps: 'gap',
  targetType: 'target',
  action: 'measure',
  unreadBy: 'unread',
  side: 'side',
};

/**
 * The words that values of changes are written with.
 * @param short leaves amounts out whose currency is not known, instead of explaining that.
 */
export const useChangeFormats = (
  resource: string,
  currency?: string,
  short = false,
): ChangeFormats => {
  const translate = useTranslate();
  const format = useDateFormat();
  const money = useMoneyFormat();
  const weight = useWeightFormat();
  const number = useNumberFormat();
  const countryName = useCountryName();
  return useMemo(
    () => ({
      nothing: translate('audit.nothing'),
      yes: translate('common.yes'),
      no: translate('common.no'),
      items: count => translate('audit.items', { smart_count: count }),
      amount: minor => (short ? '…' : translate('audit.amount', { smart_count: minor })),
      weight,
      number: value => number(value, { maximumFractionDigits: 20 }),
      date: value => format(value, 'time'),
      word: (field, text) => {
        if (field === 'country') return countryName(text);
        // How the target of a report stood: a product, or a business; users share their words.
        if (field === 'was')
          return translate(`products.status.${text}`, {
            _: translate(`business.status.${text}`, { _: text }),
          });
        const words = Object.hasOwn(VOCABULARY, field) ? VOCABULARY[field] : undefined;
        return words ? translate(`${resource}.${words}.${text}`, { _: text }) : text;
      },
      label: path => {
        const field = path.slice(path.lastIndexOf('.') + 1);
        const named = translate(fieldKey(resource, field), {
          _: translate(`business.field.${field}`, {
            _: path === field ? field : translate(`audit.anyPart.${field}`, { _: field }),
          }),
        });
        return path === field ? named : translate(`audit.part.${path}`, { _: named });
      },
      money,
      currency,
    }),
    [translate, format, money, weight, number, countryName, resource, currency, short],
  );
};
