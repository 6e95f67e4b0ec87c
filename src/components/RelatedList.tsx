import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type RaRecord,
  RecordsIterator,
  ReferenceManyFieldBase,
  type SortPayload,
  useListContext,
  useTranslate,
} from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { CallMeta } from '@/providers/types.ts';
import { useNumberFormat } from './format/useFormat.ts';
import { ErrorState } from './states/ErrorState.tsx';
import { LoadingSkeleton } from './states/LoadingSkeleton.tsx';

interface RowsProps<T extends RaRecord> {
  /** Address of the whole list. */
  allHref?: string;
  empty: string;
  render: (record: T) => ReactNode;
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const Rows = <T extends RaRecord>({ allHref, empty, render }: RowsProps<T>) => {
  const { data, total, error, isPending, refetch } = useListContext<T>();
  const translate = useTranslate();
  const format = useNumberFormat();
  if (isPending) return <LoadingSkeleton height={64} />;
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data?.length) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <>
      <Box component="ul" sx={LIST}>
        <RecordsIterator<T>
          render={record => (
            <Box component="li" sx={{ py: 1 }}>
              {render(record)}
            </Box>
          )}
        />
      </Box>
      {allHref && total !== undefined && total > data.length && (
        <Button component={Link} to={allHref} size="small" sx={{ mt: 1, ml: -0.5 }}>
          {translate('common.seeAll', { count: format(total) })}
        </Button>
      )}
    </>
  );
};

/** The first rows of a list that belong to a record, and the way to all of them. */
export const RelatedList = <T extends RaRecord>(
  props: {
    resource: ResourceName;
    /** The field that names the record, and the record's id. */
    target: string;
    id: string;
    /** What else holds of the rows; belongs to `id`. */
    filter?: Record<string, unknown>;
    sort: SortPayload;
    meta?: CallMeta;
    limit?: number;
  } & RowsProps<T>,
) => {
  const { resource, target, id, filter, sort, meta, limit = 5, ...rows } = props;
  return (
    <ReferenceManyFieldBase<{ id: string }, T>
      // Another record's rows must not stand here while its own are read, nor its filter be asked.
      key={`${target} ${id}`}
      reference={resource}
      target={target}
      record={{ id }}
      filter={filter}
      sort={sort}
      perPage={limit}
      queryOptions={{ meta, onError: () => {} }}
    >
      <Rows<T> {...rows} />
    </ReferenceManyFieldBase>
  );
};
