import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { FieldChange } from '@/domain/schemas/audit.ts';

/** Writes the names of changed fields in one line. */
export const useFieldNames = () => {
  const translate = useTranslate();
  return useCallback(
    (changes: readonly FieldChange[]) =>
      changes.map(({ field }) => translate(`products.field.${field}`)).join(', '),
    [translate],
  );
};
