import { useI18nProvider } from 'ra-core';
import { useCallback } from 'react';
import { formatMoney } from '@/domain/money/money.ts';
import { onceForValues } from '@/domain/onceFor.ts';
import { formatLocale } from '@/i18n/languages.ts';

const dateFormat = onceForValues(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** The locale that dates, numbers and amounts are written in. */
export const useLocale = (): string =>
  formatLocale(useI18nProvider().getLocale(), navigator.languages);

/** Writes a number with the locale's separators. */
export const useNumberFormat = () => {
  const locale = useLocale();
  return useCallback(
    (value: number, options?: Intl.NumberFormatOptions) => value.toLocaleString(locale, options),
    [locale],
  );
};

/** Writes a weight in grams with its unit. */
export const useWeightFormat = () => {
  const number = useNumberFormat();
  return useCallback((grams: number) => number(grams, { style: 'unit', unit: 'gram' }), [number]);
};

/** Writes an amount of minor units with its currency. */
export const useMoneyFormat = () => {
  const locale = useLocale();
  return useCallback(
    (minor: number, currency: string) => formatMoney(minor, currency, locale),
    [locale],
  );
};

/** Whether an instant is that of 1970, which stands for a time that nobody knows. */
export const isUnknownTime = (value: Date) => value.getTime() === 0;

const UNKNOWN = '–';

/** Writes a day, or a day and a time, in the reader's time zone; a dash for a time that nobody knows. */
export const useDateFormat = () => {
  const locale = useLocale();
  return useCallback(
    (value: Date, style: 'day' | 'time' = 'day') =>
      isUnknownTime(value)
        ? UNKNOWN
        : dateFormat(locale, {
            dateStyle: 'medium',
            ...(style === 'time' ? { timeStyle: 'short' } : {}),
          }).format(value),
    [locale],
  );
};

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Writes how long ago (or ahead) an instant is, such as "3 days ago"; a dash where nobody knows. */
export const useRelativeTime = () => {
  const locale = useLocale();
  return useCallback(
    (value: Date, now = new Date()) => {
      if (isUnknownTime(value)) return UNKNOWN;
      const seconds = Math.round((value.getTime() - now.getTime()) / 1000);
      const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
      const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size);
      return unit
        ? format.format(Math.trunc(seconds / unit[1]), unit[0])
        : format.format(seconds, 'second');
    },
    [locale],
  );
};

/** Writes a list of words as a sentence does, such as "a, b and c". */
export const useListFormat = () => {
  const locale = useLocale();
  return useCallback(
    (words: readonly string[]) =>
      new Intl.ListFormat(locale, { type: 'conjunction' }).format(words),
    [locale],
  );
};
