import type { useTranslate } from 'ra-core';

/** Why functions refused, in the console's language; of a newer version's reasons, the code. */
export const refusalText = (
  translate: ReturnType<typeof useTranslate>,
  code: string | null | undefined,
): string => (code ? translate(`functions.refusal.${code}`, { _: code }) : '');
