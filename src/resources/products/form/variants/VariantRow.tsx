import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { AmountCell } from './AmountCell.tsx';
import { BarcodeCell } from './BarcodeCell.tsx';
import { StockCell } from './StockCell.tsx';
import { TextCell } from './TextCell.tsx';
import { VariantPicture } from './VariantPicture.tsx';
import { VisibleCell } from './VisibleCell.tsx';

/** One variant; what is left empty follows the product. */
export const VariantRow = memo(
  (props: {
    index: number;
    /** The row's number in the table, the heading being 1. */
    row: number;
    id: string;
    name: string;
    price: string;
    compareAtPrice: string;
    cost: string;
    currency: string;
    onRemove: (id: string) => void;
  }) => {
    const { index, row, id, name, price, compareAtPrice, cost, currency, onRemove } = props;
    const translate = useTranslate();
    const base = `variants.${index}`;
    const of = (field: string) => translate('products.form.variant.of', { field, name });
    return (
      <Box
        component="tr"
        aria-rowindex={row}
        sx={{ '& > *': { px: 0.5, py: 0.5, borderBottom: 1, borderColor: 'divider' } }}
      >
        <td>
          <VisibleCell
            name={`${base}.visible`}
            label={of(translate('products.form.variant.visible'))}
          />
        </td>
        <td>
          <VariantPicture index={index} name={name} />
        </td>
        <Box
          component="th"
          scope="row"
          sx={{
            ...{ textAlign: 'left', fontWeight: 500, fontSize: 14, minWidth: 120, maxWidth: 220 },
            overflowWrap: 'anywhere',
          }}
        >
          {name}
        </Box>
        <td>
          <AmountCell
            name={`${base}.price`}
            label={of(translate('products.form.price'))}
            placeholder={price}
            width={92}
            currency={currency}
          />
        </td>
        <td>
          <AmountCell
            name={`${base}.compareAtPrice`}
            label={of(translate('products.form.compareAt'))}
            placeholder={compareAtPrice}
            width={92}
            currency={currency}
          />
        </td>
        <td>
          <AmountCell
            name={`${base}.cost`}
            label={of(translate('products.field.cost'))}
            placeholder={cost}
            width={92}
            currency={currency}
          />
        </td>
        <td>
          <StockCell index={index} label={of(translate('products.form.variant.stock'))} />
        </td>
        <td>
          <TextCell name={`${base}.sku`} label={of(translate('products.field.sku'))} width={124} />
        </td>
        <td>
          <BarcodeCell
            name={`${base}.barcode`}
            label={of(translate('products.field.barcode'))}
            width={132}
          />
        </td>
        <td>
          <AmountCell
            name={`${base}.weightGrams`}
            label={of(translate('products.form.variant.weight'))}
            width={72}
            currency={null}
          />
        </td>
        <td>
          <IconButton
            size="small"
            aria-label={translate('products.form.variant.removeOf', { name })}
            onClick={() => onRemove(id)}
          >
            <Close fontSize="small" />
          </IconButton>
        </td>
      </Box>
    );
  },
);
