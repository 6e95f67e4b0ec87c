import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import type { ColumnReport } from '@/domain/import/csv/columnFates.ts';

const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

const Cells = ({ column: { filled, samples } }: { column: ColumnReport }) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" component="span" sx={{ display: { sm: 'none' } }}>
        {translate('import.columns.filledOf', { smart_count: filled })}
        {samples.length > 0 && ' · '}
      </Typography>
      {samples.length > 0 ? samples.join(' · ') : translate('import.columns.blank')}
    </Typography>
  );
};

/** Columns of a file: what stands in them, and what they become. */
export const ColumnTable = (props: {
  label: string;
  columns: readonly ColumnReport[];
  becomes: (column: ColumnReport) => ReactNode;
  /** What is to be said below a column's samples. */
  remark?: (column: ColumnReport) => ReactNode;
}) => {
  const { label, columns, becomes, remark } = props;
  const translate = useTranslate();
  const number = useNumberFormat();
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{translate('import.columns.column')}</TableCell>
          <TableCell align="right" sx={WIDE}>
            {translate('import.columns.filled')}
          </TableCell>
          <TableCell sx={{ pr: 0 }}>{translate('import.columns.becomes')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {columns.map(column => (
          <TableRow key={column.name}>
            <TableCell sx={{ pl: 0, overflowWrap: 'anywhere', verticalAlign: 'top' }}>
              {column.name || translate('import.columns.unnamed')}
              <Cells column={column} />
              {remark?.(column)}
            </TableCell>
            <TableCell
              align="right"
              sx={{ ...WIDE, fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' }}
            >
              {number(column.filled)}
            </TableCell>
            <TableCell sx={{ pr: 0, verticalAlign: 'top' }}>{becomes(column)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
