import CloudOff from '@mui/icons-material/CloudOff';
import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DataTableBaseProps, type RaRecord, useListContext, useTranslate } from 'ra-core';
import { createElement, type ReactNode } from 'react';

import { sameValue } from '@/domain/fieldChanges.ts';
import { LoadingSkeleton } from '../states/LoadingSkeleton.tsx';
import { Notice } from '../states/Notice.tsx';
import { type Column, columnNotes } from './column.ts';
import { ListCards } from './ListCards.tsx';
import { ListFailure } from './ListFailure.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListTable } from './ListTable.tsx';
import { useNarrow } from './useNarrow.ts';

/** Pixels of as many rows as are seen at once. */
const ROWS = Array.from({ length: 8 }, () => 52);

const Loading = () => (
  <Box sx={{ p: 1.5 }}>
    <LoadingSkeleton height={ROWS} />
  </Box>
);

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

/** In place of rows that cannot be asked for before the network is back; react-query asks then. */
const NotHereYet = () => {
  const translate = useTranslate();
  return (
    <Notice
      icon={<CloudOff />}
      title={translate('common.rows.offline')}
      help={translate('common.rows.offlineHelp')}
    />
  );
};

/** The rows of a list in whatever state they are: loading, failed, offline, empty, none found, or there. */
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
  const { data, error, isPending, isPaused, isPlaceholderData, filterValues, page } =
    useListContext<T>();
  const narrow = useNarrow();
  if (error && !data) return <ListFailure />;
  const isEmpty = (data ?? []).length === 0;
  // The last question's rows, where there are any, are no answer to this one; its pages lead back to them.
  const isWaiting = isPaused && (isPending || isPlaceholderData);
  if (isWaiting && isEmpty) return <NotHereYet />;
  if (isPending) return <Loading />;
  if (isEmpty && props.leftOut > 0) return null;
  if (isEmpty && props.emptyTab && sameValue(props.emptyTab.filter, filterValues))
    return props.emptyTab.notice;
  if (isEmpty && Object.keys(filterValues).length > 0) return <NothingFound />;
  if (isEmpty && page === 1) return props.empty;
  return (
    <>
      {error && <ListFailure />}
      {columnNotes(props.columns).map((Note, key) => createElement(Note, { key }))}
      {isWaiting && <NotHereYet />}
      {!isWaiting && (narrow ? <ListCards {...props} /> : <ListTable {...props} />)}
      <ListPagination />
    </>
  );
};
