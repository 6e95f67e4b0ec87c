import { useTranslate } from 'ra-core';
import { useMoneyFormat } from '@/components/format/useFormat.ts';
import type { costRange } from '@/domain/product/productCosts.ts';

/** Writes what `costRange` found, in minor units of the currency: `€4.00`, or `€4.00 to €6.50`. */
export const useCostText = () => {
  const translate = useTranslate();
  const money = useMoneyFormat();
  return ({ from, to }: NonNullable<ReturnType<typeof costRange>>, currency: string): string =>
    from === to
      ? money(from, currency)
      : translate('products.fromTo', { from: money(from, currency), to: money(to, currency) });
};
