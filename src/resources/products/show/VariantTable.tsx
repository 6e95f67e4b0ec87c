import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMoneyFormat } from '@/components/format/useFormat.ts';
import { StatusChip } from '@/components/StatusChip.tsx';
import { TableBox } from '@/components/TableBox.tsx';
import { STOCK_TONE } from '@/components/tones/productTone.ts';
import { stockStateOf } from '@/domain/product/deriveProduct.ts';
import { costsOf, variantCost } from '@/domain/product/productCosts.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useProductDetails } from './useProductDetails.ts';

/** Variants shown before "show all". */
const FIRST = 20;

/**
 * A product's variants with what they cost, how many there are, and their codes; what they cost in
 * purchase only where that differs, and for those who see it.
 */
export const VariantTable = (props: { product: Product; showsCosts: boolean }) => {
  const { product, showsCosts } = props;
  const translate = useTranslate();
  const money = useMoneyFormat();
  const [all, setAll] = useState(false);
  const { options, variants, currency } = product;
  // A column that nothing is in only pushes the others out of view.
  const compared =
    product.compareAtPrice !== null || variants.some(one => one.compareAtPrice !== null);
  const costs = costsOf(useProductDetails(product, showsCosts).details);
  const costing = costs.variantCosts !== null;
  const coded = variants.some(({ barcode }) => barcode !== '');
  const shown = all ? variants : variants.slice(0, FIRST);
  return (
    <>
      {/* No cell takes the focus: what is wider than the page is scrolled with the keys in its box. */}
      <TableBox label={translate('products.field.variants')} byKeys>
        <Table size="small" stickyHeader aria-label={translate('products.field.variants')}>
          <TableHead>
            <TableRow>
              {options.map(option => (
                <TableCell key={option.name}>{option.name}</TableCell>
              ))}
              <TableCell align="right">{translate('products.field.price')}</TableCell>
              {compared && (
                <TableCell align="right">{translate('products.field.compareAtPrice')}</TableCell>
              )}
              {costing && <TableCell align="right">{translate('products.field.cost')}</TableCell>}
              <TableCell>{translate('products.field.stockState')}</TableCell>
              <TableCell>{translate('products.field.sku')}</TableCell>
              {coded && <TableCell>{translate('products.field.barcode')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ id, optionValues, inventory, sku, visible, ...variant }) => {
              const price = variant.price ?? product.price;
              const before = variant.compareAtPrice ?? product.compareAtPrice;
              const cost = variantCost(costs, id);
              const state = stockStateOf(inventory, product.lowStockThreshold);
              const pieces = inventory.tracked ? ` · ${inventory.quantity}` : '';
              return (
                <TableRow key={id} sx={{ opacity: visible ? 1 : 0.7 }}>
                  {options.map(option => (
                    <TableCell key={option.name}>{optionValues[option.name]}</TableCell>
                  ))}
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {price === null ? translate('products.noPrice') : money(price, currency)}
                  </TableCell>
                  {compared && (
                    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {before !== null && money(before, currency)}
                    </TableCell>
                  )}
                  {costing && (
                    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {cost !== null && money(cost, currency)}
                    </TableCell>
                  )}
                  <TableCell>
                    <StatusChip
                      label={translate(`products.stock.${state}`) + pieces}
                      tone={STOCK_TONE[state]}
                    />
                  </TableCell>
                  <TableCell>{sku}</TableCell>
                  {coded && <TableCell>{variant.barcode}</TableCell>}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableBox>
      {variants.length > FIRST && !all && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {translate('products.show.allVariants', { count: variants.length })}
        </Button>
      )}
    </>
  );
};
