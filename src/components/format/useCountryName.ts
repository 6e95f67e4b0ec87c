import { useCallback, useMemo } from 'react';
import { useLocale } from './useFormat.ts';

/** Writes a country by its ISO 3166 code; the code itself where it is none. */
export const useCountryName = () => {
  const locale = useLocale();
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  return useCallback(
    (code: string) => {
      try {
        return names.of(code) ?? code;
      } catch {
        return code;
      }
    },
    [names],
  );
};
