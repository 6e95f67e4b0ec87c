import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { z } from 'zod';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { productVariantSchema } from '@/domain/schemas/product.ts';
import { differentVariants } from './differentVariants.ts';
import { FieldValue } from './FieldValue.tsx';
import { VariantDifference } from './VariantDifference.tsx';

const variantsOf = (value: unknown) => z.array(productVariantSchema).safeParse(value).data ?? [];

type NameOf = (id: string) => string;

const Side = (props: {
  change: FieldChange;
  side: 'from' | 'to';
  currency: string;
  nameOf: NameOf;
}) => {
  const { change, side, currency, nameOf } = props;
  if (change.field !== 'variants')
    return (
      <FieldValue field={change.field} value={change[side]} currency={currency} nameOf={nameOf} />
    );
  const different = differentVariants(variantsOf(change.from), variantsOf(change.to));
  return <VariantDifference variants={different[side]} currency={currency} />;
};

/** Field by field, what is here and what the import brings. */
export const DifferenceTable = (props: {
  changes: readonly FieldChange[];
  /** Currencies of the stored and of the imported amounts. */
  currencies: { from: string; to: string };
  headings: { from: string; to: string };
  label: string;
  /** What a variant is called. */
  nameOf: NameOf;
}) => {
  const { changes, currencies, headings, label, nameOf } = props;
  const translate = useTranslate();
  return (
    <Table
      size="small"
      stickyHeader
      aria-label={label}
      sx={{ tableLayout: 'fixed', '& thead th': { bgcolor: 'background.paper' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '24%' }}>{translate('import.detail.field')}</TableCell>
          <TableCell>{headings.from}</TableCell>
          <TableCell>{headings.to}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(change => (
          <TableRow key={change.field} sx={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}>
            <TableCell component="th" scope="row">
              {translate(`products.field.${change.field}`)}
            </TableCell>
            <TableCell sx={{ color: 'text.secondary' }}>
              <Side change={change} side="from" currency={currencies.from} nameOf={nameOf} />
            </TableCell>
            <TableCell>
              <Side change={change} side="to" currency={currencies.to} nameOf={nameOf} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
