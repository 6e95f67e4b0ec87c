import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type RaRecord, type SortPayload, useGetList, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { CallMeta } from '@/providers/types.ts';
import { useNumberFormat } from './format/useFormat.ts';
import { ErrorState } from './states/ErrorState.tsx';

/** The first rows of a list that belongs to the record in view, and the way to all of them. */
export const RelatedList = <T extends RaRecord>(props: {
  resource: ResourceName;
  filter: Record<string, unknown>;
  sort: SortPayload;
  meta?: CallMeta;
  limit?: number;
  /** Address of the whole list. */
  allHref?: string;
  empty: string;
  render: (record: T) => ReactNode;
}) => {
  const { resource, filter, sort, meta, limit = 5, allHref, empty, render } = props;
  const translate = useTranslate();
  const format = useNumberFormat();
  const { data, total, error, isPending, refetch } = useGetList<T>(resource, {
    filter,
    sort,
    pagination: { page: 1, perPage: limit },
    meta,
  });
  if (isPending) return <Skeleton height={64} aria-label={translate('common.loading')} />;
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  const rows = data ?? [];
  if (rows.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {rows.map(record => (
          <Box component="li" key={record.id} sx={{ py: 1 }}>
            {render(record)}
          </Box>
        ))}
      </Box>
      {allHref && total !== undefined && total > rows.length && (
        <Button component={Link} to={allHref} size="small" sx={{ mt: 1, ml: -0.5 }}>
          {translate('common.seeAll', { count: format(total) })}
        </Button>
      )}
    </>
  );
};
