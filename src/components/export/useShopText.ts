import { useTranslate } from 'ra-core';
import { useLocale } from '../format/useFormat.ts';
import type { ForShop } from './writeForShop.ts';

/** What an export for another shop system says, in the reader's language. */
export const useShopText = (): ForShop['text'] => {
  const translate = useTranslate();
  const locale = useLocale();
  const count = (number: number) => new Intl.NumberFormat(locale).format(number);
  return {
    currencies: files => translate('export.currencies', { count: count(files) }),
    lost: (part, products) => translate(`export.lost.${part}`, { count: count(products) }),
    caution: lost => translate('export.caution', { lost }),
    save: ({ currency, products }) =>
      translate('export.saveCurrency', { currency, count: count(products) }),
  };
};
