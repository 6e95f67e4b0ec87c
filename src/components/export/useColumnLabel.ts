import { useTranslate, useTranslateLabel } from 'ra-core';
import { useCallback } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { ExportColumn } from '@/domain/export/columns.ts';

/** The label of a column: the field's own, or the export's where a field gives two columns. */
export const useColumnLabel = (
  resource: ResourceName,
): ((column: Pick<ExportColumn, 'key'>) => string) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return useCallback(
    ({ key }) => {
      const own = translate(`export.fields.${key}`, { _: '' });
      return own || String(translateLabel({ resource, source: key }));
    },
    [resource, translate, translateLabel],
  );
};
