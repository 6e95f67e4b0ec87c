import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, ReferenceFieldBase } from 'ra-core';
import type { ComponentProps } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { RecordOf } from '@/domain/records.ts';

/**
 * Reads a record that another one refers to, together with all others of its kind that are referred
 * to on the page: react-admin's reference field. What a list or the record's own page has just
 * brought is not read again, which react-admin by itself would.
 */
export const RecordReference = <R extends ResourceName>(
  props: { resource: R; id: string } & Pick<
    ComponentProps<typeof ReferenceFieldBase<RecordOf<R> & RaRecord>>,
    'render' | 'loading' | 'empty' | 'error'
  >,
) => {
  const { resource, id, ...states } = props;
  const queryClient = useQueryClient();
  const own = [resource, 'getOne', { id, meta: undefined }];
  return (
    <ReferenceFieldBase<RecordOf<R> & RaRecord>
      reference={resource}
      record={{ id }}
      source="id"
      queryOptions={{
        initialData: () => {
          const known = queryClient.getQueryData<RecordOf<R> & RaRecord>(own);
          return known && [known];
        },
        initialDataUpdatedAt: () => queryClient.getQueryState(own)?.dataUpdatedAt,
      }}
      {...states}
    />
  );
};
