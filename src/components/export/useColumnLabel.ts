import { useTranslate, useTranslateLabel } from 'ra-core';
import { useCallback } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { fieldKey } from '@/domain/auditFieldKey.ts';
import type { ExportColumn } from '@/domain/export/columns.ts';

const otherKeys = (part: string) => [`products.field.${part}`, `business.field.${part}`];

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

/** What a part of a column's value is called, as in the history of a record. */
export const usePartLabel = (resource: ResourceName) => {
  const translate = useTranslate();
  return useCallback(
    ({ field }: Pick<ExportColumn, 'field'>, part: string): string =>
      [`audit.part.${field}.${part}`, fieldKey(resource, part), ...otherKeys(part)].reduce(
        (found, key) => (found === part ? translate(key, { _: part }) : found),
        part,
      ),
    [resource, translate],
  );
};
