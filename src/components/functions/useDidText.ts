import { useTranslate } from 'ra-core';

/** What was done, counted, in words; what has no words here, a newer version did. */
export const useDidText = () => {
  const translate = useTranslate();
  return (did: Readonly<Record<string, number>>): string =>
    Object.entries(did)
      .filter(([, count]) => count > 0)
      .map(([name, count]) =>
        translate(`functions.did.${name}`, { smart_count: count, _: `${name} ${count}` }),
      )
      .join(', ');
};
