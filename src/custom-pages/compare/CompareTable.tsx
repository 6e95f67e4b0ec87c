import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { CompareRow } from '@/domain/compare/compareProducts.ts';
import { CompareHead } from './CompareHead.tsx';
import { CompareValue } from './CompareValue.tsx';
import type { SelectionActions } from './useCompareSelection.ts';
import type { WatchedProduct } from './useWatchedProducts.ts';

const LABEL_WIDTH = 150;

const cell = {
  p: 1.5,
  verticalAlign: 'top',
  textAlign: 'left',
  fontWeight: 400,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const BestMark = ({ row }: { row: string }) => (
  <Box
    component="span"
    sx={{ display: 'block', mt: 0.25, color: 'success.main', typography: 'body2', fontWeight: 600 }}
  >
    ★ {useTranslate()(row === 'price' ? 'compare.bestPrice' : 'compare.bestStock')}
  </Box>
);

/** Attributes in rows, products in columns. On a phone the attribute's name has a line of its own. */
export const CompareTable = (props: {
  columns: readonly WatchedProduct[];
  rows: readonly CompareRow[];
  currency: string | null;
  actions: SelectionActions;
  label: string;
}) => {
  const { columns, rows, currency, actions, label } = props;
  const translate = useTranslate();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  // Rows are about the products that are there; the others have an empty column.
  const places = columns.map(column => (column.state === 'there' ? column.id : null));
  const there = places.filter(id => id !== null);
  const nameOf = (row: CompareRow) => row.label ?? translate(`compare.row.${row.key}`);
  const sticky = { ...cell, position: 'sticky', left: 0, zIndex: 1 } as const;
  return (
    <Paper
      variant="outlined"
      sx={{ overflowX: 'auto', '@media print': { overflow: 'visible', border: 0 } }}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Box
        component="table"
        aria-label={label}
        sx={{
          width: '100%',
          borderCollapse: 'separate',
          borderSpacing: 0,
          tableLayout: 'fixed',
          minWidth: columns.length * 160 + (narrow ? 0 : LABEL_WIDTH),
        }}
      >
        <thead>
          <tr>
            {!narrow && (
              <Box
                component="th"
                scope="col"
                sx={{ ...sticky, width: LABEL_WIDTH, borderTop: 0, color: 'text.secondary' }}
              >
                {translate('compare.attribute')}
              </Box>
            )}
            {columns.map(column => (
              <Box component="th" scope="col" key={column.id} sx={{ ...cell, borderTop: 0 }}>
                <CompareHead
                  watched={column}
                  onUseSurvivor={survivor => actions.replaceBy(column.id, survivor)}
                  onRemove={columns.length > 1 ? () => actions.remove(column.id) : undefined}
                />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Fragment key={`${row.key} ${row.label ?? ''}`}>
              {narrow && (
                <tr>
                  <Box
                    component="th"
                    scope="rowgroup"
                    colSpan={columns.length}
                    sx={{ ...cell, pb: 0, color: 'text.secondary', typography: 'body2' }}
                  >
                    <Box component="span" sx={{ position: 'sticky', left: 12 }}>
                      {nameOf(row)}
                    </Box>
                  </Box>
                </tr>
              )}
              <tr>
                {!narrow && (
                  <Box component="th" scope="row" sx={{ ...sticky, color: 'text.secondary' }}>
                    {nameOf(row)}
                  </Box>
                )}
                {columns.map(column => {
                  const index = there.indexOf(column.id);
                  return (
                    <Box
                      component="td"
                      key={column.id}
                      sx={{ ...cell, ...(narrow ? { borderTop: 0, pt: 0.5 } : {}) }}
                    >
                      {index >= 0 && (
                        <CompareValue
                          row={row.key}
                          cell={row.cells[index] ?? null}
                          currency={currency}
                        />
                      )}
                      {row.best.includes(index) && <BestMark row={row.key} />}
                    </Box>
                  );
                })}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
};
