import { useCountryName } from './useCountryName.ts';

/** A country by its name; its ISO 3166 code is the title. */
export const CountryName = ({ code }: { code: string }) => {
  const nameOf = useCountryName();
  return code ? <span title={code}>{nameOf(code)}</span> : null;
};
