import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import type { CompareRow } from '@/domain/compare/compareProducts.ts';
import { CompareHead } from './CompareHead.tsx';
import { CompareValue } from './CompareValue.tsx';
import { attribute, cell, corner, head, scroller } from './compareTableStyles.ts';
import type { SelectionActions } from './useCompareSelection.ts';
import type { WatchedProduct } from './useWatchedProducts.ts';

const BestMark = ({ row }: { row: string }) => (
  <Box
    component="span"
    sx={{ display: 'block', mt: 0.25, color: 'success.main', typography: 'body2', fontWeight: 600 }}
  >
    ★ {useTranslate()(row === 'price' ? 'compare.bestPrice' : 'compare.bestStock')}
  </Box>
);

/** Attributes in rows, products in columns; the names of both stay in view. */
export const CompareTable = (props: {
  columns: readonly WatchedProduct[];
  rows: readonly CompareRow[];
  currency: string | null;
  actions: SelectionActions;
  label: string;
}) => {
  const { columns, rows, currency, actions, label } = props;
  const translate = useTranslate();
  const labelOf = (row: CompareRow) => row.label ?? translate(`compare.row.${row.key}`);
  // Rows are about the products that are there; the others have an empty column.
  const there = columns.filter(({ state }) => state === 'there').map(({ id }) => id);
  return (
    <Paper
      variant="outlined"
      sx={scroller(columns.length)}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={corner}>
              {translate('compare.attribute')}
            </Box>
            {columns.map(column => (
              <Box component="th" scope="col" key={column.id} sx={head}>
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
            <tr key={`${row.key} ${row.label ?? ''}`}>
              <Box component="th" scope="row" sx={attribute}>
                {labelOf(row)}
              </Box>
              {columns.map(column => {
                const index = there.indexOf(column.id);
                return (
                  <Box component="td" key={column.id} sx={cell}>
                    {index >= 0 && (
                      <CompareValue
                        row={row.key}
                        label={`${labelOf(row)}: ${column.state === 'there' ? column.product.title : ''}`}
                        cell={row.cells[index] ?? null}
                        currency={currency}
                      />
                    )}
                    {row.best.includes(index) && <BestMark row={row.key} />}
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
};
