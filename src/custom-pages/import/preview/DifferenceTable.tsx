import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { FieldValue } from './FieldValue.tsx';

/** Field by field, what is here and what the import brings. */
export const DifferenceTable = (props: {
  changes: readonly FieldChange[];
  /** Currencies of the stored and of the imported amounts. */
  currencies: { from: string; to: string };
  headings: { from: string; to: string };
  label: string;
}) => {
  const { changes, currencies, headings, label } = props;
  const translate = useTranslate();
  return (
    <Table size="small" aria-label={label} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '24%' }}>{translate('import.detail.field')}</TableCell>
          <TableCell>{headings.from}</TableCell>
          <TableCell>{headings.to}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ field, from, to }) => (
          <TableRow key={field} sx={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}>
            <TableCell component="th" scope="row">
              {translate(`products.field.${field}`)}
            </TableCell>
            <TableCell sx={{ color: 'text.secondary' }}>
              <FieldValue field={field} value={from} currency={currencies.from} />
            </TableCell>
            <TableCell>
              <FieldValue field={field} value={to} currency={currencies.to} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
