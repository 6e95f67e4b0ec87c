import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ListCell } from '@/domain/grid/cellRefusal.ts';
import { PRODUCT_STATUSES, type Product } from '@/domain/schemas/product.ts';

const WIDTH: Record<ListCell, number> = { status: 132, price: 132, stock: 112 };

/** The field of a cell that is changed in the list: a choice, an amount, or a number. */
export const CellField = (props: {
  product: Product;
  cell: ListCell;
  label: string;
  text: string;
  /** What is wrong with it, or kept it from being saved. */
  problem: string | null;
  busy: boolean;
  onType: (text: string) => void;
}) => {
  const { product, cell, label, text, problem, busy, onType } = props;
  const translate = useTranslate();
  const isStatus = cell === 'status';
  const help = cell === 'stock' ? translate('inline.stockHelp') : null;
  return (
    <TextField
      size="small"
      select={isStatus}
      value={text}
      autoFocus
      autoComplete="off"
      error={problem !== null}
      helperText={problem ?? help}
      onChange={event => onType(event.target.value)}
      onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      slotProps={{
        select: { native: true },
        htmlInput: {
          'aria-label': label,
          readOnly: busy,
          ...(!isStatus && { inputMode: cell === 'price' ? 'decimal' : 'numeric' }),
        },
        input: {
          sx: { fontSize: 14, '& input, & select': { py: 0.75, px: 1 } },
          endAdornment: cell === 'price' && (
            <InputAdornment position="end" disableTypography sx={{ overflowWrap: 'normal' }}>
              {product.currency}
            </InputAdornment>
          ),
        },
        formHelperText: {
          role: problem === null ? undefined : 'alert',
          sx: { mx: 0, whiteSpace: 'normal' },
        },
      }}
      sx={{ width: WIDTH[cell] }}
    >
      {isStatus &&
        PRODUCT_STATUSES.map(status => (
          <option key={status} value={status}>
            {translate(`products.status.${status}`)}
          </option>
        ))}
    </TextField>
  );
};
