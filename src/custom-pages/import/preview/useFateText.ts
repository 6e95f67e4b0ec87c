import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { ColumnReport } from '@/domain/import/csv/columnFates.ts';

/** Says what becomes of a column. */
export const useFateText = () => {
  const translate = useTranslate();
  return useCallback(
    ({ fate, as }: Pick<ColumnReport, 'fate' | 'as'>) => {
      if (fate === 'field') return translate(`import.columns.field.${as}`);
      if (fate === 'leftOut') return translate('import.columns.fate.leftOut');
      return translate(`import.columns.fate.${as ? 'attribute' : 'own'}`, { name: as });
    },
    [translate],
  );
};
