import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type DataTableBaseProps, type RaRecord, useListContext, useTranslate } from 'ra-core';
import { createElement, type ReactNode } from 'react';

import { sameValue } from '@/domain/fieldChanges.ts';
import { Notice } from '../states/Notice.tsx';
import { type Column, columnNotes } from './column.ts';
import { ListCards } from './ListCards.tsx';
import { ListFailure } from './ListFailure.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListTable } from './ListTable.tsx';
import { useNarrow } from './useNarrow.ts';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

const Loading = () => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('common.loading')} sx={{ p: 1.5 }}>
      {ROWS.map(row => (
        <Skeleton key={row} height={52} />
      ))}
    </Box>
  );
};

const NothingFound = () => {
  const { setFilters } = useListContext();
  const translate = useTranslate();
  return (
    <Notice
      icon={<SearchOff />}
      title={translate('common.rows.none')}
      help={translate('common.rows.noneHelp')}
      actions={
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('common.clearFilters')}
        </Button>
      }
    />
  );
};

/** The rows of a list in whatever state they are: loading, failed, empty, none found, or there. */
export const ListBody = <T extends RaRecord>(props: {
  label: string;
  columns: readonly Column<T>[];
  selectable: boolean;
  rowClick?: DataTableBaseProps<T>['rowClick'];
  empty: ReactNode;
  emptyTab?: { filter: Readonly<Record<string, unknown>>; notice: ReactNode };
  /** How many rows there are beside those of the order in view: a list without rows is not empty then. */
  leftOut: number;
}) => {
  const { data, error, isPending, filterValues, page } = useListContext<T>();
  const narrow = useNarrow();
  if (error && !data) return <ListFailure />;
  if (isPending) return <Loading />;
  const isEmpty = (data ?? []).length === 0;
  if (isEmpty && props.leftOut > 0) return null;
  if (isEmpty && props.emptyTab && sameValue(props.emptyTab.filter, filterValues))
    return props.emptyTab.notice;
  if (isEmpty && Object.keys(filterValues).length > 0) return <NothingFound />;
  if (isEmpty && page === 1) return props.empty;
  return (
    <>
      {error && <ListFailure />}
      {columnNotes(props.columns).map((Note, key) => createElement(Note, { key }))}
      {narrow ? <ListCards {...props} /> : <ListTable {...props} />}
      <ListPagination />
    </>
  );
};
