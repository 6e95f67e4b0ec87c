import TablePagination from '@mui/material/TablePagination';
import TablePaginationActions, {
  type TablePaginationActionsProps,
} from '@mui/material/TablePaginationActions';
import { type ListPaginationContextValue, useListContext, useTranslate } from 'ra-core';
import { memo } from 'react';
import { useNumberFormat } from '../format/useFormat.ts';
import { PageJump } from './PageJump.tsx';

const SIZES = [10, 25, 50, 100];

/** The numbers of rows to choose from; an address may ask for another one, which is in view then. */
const sizesWith = (perPage: number) => [...new Set([...SIZES, perPage])].sort((a, b) => a - b);

const WaysToPages = (props: TablePaginationActionsProps) => (
  <>
    <PageJump />
    <TablePaginationActions {...props} />
  </>
);

const FOOTER = {
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiTablePagination-toolbar': {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: 2,
    px: 1.5,
    py: 0.75,
    minHeight: 0,
  },
  '& :is(.MuiTablePagination-spacer, .MuiTablePagination-selectLabel)': { display: 'none' },
  '& .MuiTablePagination-input': { mx: 0, typography: 'body2' },
  '& .MuiTablePagination-select': { '@media (pointer: coarse)': { py: 1.5 } },
  '& .MuiTablePagination-displayedRows': { color: 'text.secondary', m: 0 },
  '& .MuiTablePagination-actions': { display: 'flex', ml: 0 },
  '& .MuiIconButton-root:not(.Mui-disabled)': { color: 'action.active' },
} as const;

interface PagesProps
  extends Pick<
    ListPaginationContextValue,
    'page' | 'perPage' | 'total' | 'hasNextPage' | 'setPage' | 'setPerPage'
  > {
  /** How many rows are in view. */
  rows: number;
}

const Pages = memo((props: PagesProps) => {
  const { page, perPage, total, hasNextPage, rows: shown, setPage, setPerPage } = props;
  const translate = useTranslate();
  const format = useNumberFormat();
  return (
    <TablePagination
      component="div"
      count={total ?? -1}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={sizesWith(perPage).map(value => ({
        value,
        label: translate('common.rows.size', { size: value }),
      }))}
      showFirstButton
      showLastButton
      ActionsComponent={WaysToPages}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={event => setPerPage(Number(event.target.value))}
      getItemAriaLabel={type => translate(`common.rows.${type}`)}
      labelRowsPerPage=""
      labelDisplayedRows={({ from }) => {
        const rows = { from: format(from), to: format(from + shown - 1) };
        return total === undefined
          ? translate('common.rows.rangeOpen', rows)
          : translate('common.rows.range', { ...rows, total: format(total) });
      }}
      slotProps={{
        select: {
          native: true,
          inputProps: { 'aria-label': translate('common.rows.perPage') },
        },
        displayedRows: { role: 'status' },
        actions: { nextButton: { disabled: !hasNextPage } },
      }}
      sx={FOOTER}
    />
  );
});

/**
 * Where in the list one is, and the ways to other pages, in react-admin's context. Its own
 * `<Pagination>` leaves the rows per page, the first and the last page out on narrow screens.
 */
export const ListPagination = () => {
  const { page, perPage, total, hasNextPage, data, setPage, setPerPage } = useListContext();
  const given = { page, perPage, total, hasNextPage, setPage, setPerPage };
  return <Pages {...given} rows={data?.length ?? 0} />;
};
