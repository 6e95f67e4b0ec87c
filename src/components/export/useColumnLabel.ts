import { useTranslate, useTranslateLabel } from 'ra-core';
import { useCallback } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { ExportColumn } from '@/domain/export/columns.ts';

/** The label of a column: the exports' own where a field gives two columns, else the field's. */
export const useColumnLabel = (
  resource: ResourceName,
): ((column: Pick<ExportColumn, 'key'>) => string) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return useCallback(
    ({ key }) => {
      const shared = translate(`export.fields.${key}`, { _: '' });
      const own = shared || translate(`${resource}.field.${key}`, { _: '' });
      return own || String(translateLabel({ resource, source: key }));
    },
    [resource, translate, translateLabel],
  );
};
