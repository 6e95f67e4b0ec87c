import { useMemo } from 'react';
import { useCountryName } from '../format/useCountryName.ts';
import { useLocale } from '../format/useFormat.ts';
import { COUNTRY_CODES } from './countries.ts';

/** Every country to choose from, by name. `chosen` is among them, whatever is stored. */
export const useCountries = (chosen: string) => {
  const locale = useLocale();
  const nameOf = useCountryName();
  return useMemo(() => {
    const codes =
      chosen && !COUNTRY_CODES.includes(chosen) ? [...COUNTRY_CODES, chosen] : COUNTRY_CODES;
    return codes
      .map(code => ({ code, label: nameOf(code) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [locale, nameOf, chosen]);
};
