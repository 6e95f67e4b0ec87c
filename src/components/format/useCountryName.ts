import { useCallback } from 'react';
import { useLocale } from './useFormat.ts';

/** Writes a country by its ISO 3166 code; the code itself where it is none. */
export const useCountryName = () => {
  const locale = useLocale();
  return useCallback(
    (code: string) => {
      try {
        return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
      } catch {
        return code;
      }
    },
    [locale],
  );
};
