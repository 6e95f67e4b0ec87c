import { useTranslate } from 'ra-core';
import { useNumberFormat } from './useFormat.ts';

/** Writes margins, such as `40 %` or `35 % to 42.5 %`. */
export const useMarginText = () => {
  const translate = useTranslate();
  const format = useNumberFormat();
  const share = (of: number) => format(of, { style: 'percent', maximumFractionDigits: 1 });
  return ({ from, to }: { from: number; to: number }): string =>
    from === to ? share(from) : translate('products.fromTo', { from: share(from), to: share(to) });
};
