import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { PastedAlert } from './PastedAlert.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useGridPaste } from './useGridPaste.ts';
import { VariantRow } from './VariantRow.tsx';
import type { NamedVariant } from './variantNames.ts';

const ROW_HEIGHT = 56;
const MAX_HEIGHT = 560;
const HEADING = 40;

const cell = {
  px: 0.5,
  py: 0.75,
  textAlign: 'left',
  fontSize: 13,
  fontWeight: 600,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  position: 'sticky',
  top: 0,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/**
 * The variants as a table that scrolls in itself. Only the rows in view exist, so that thousands
 * are as quick as ten; the row count tells screen readers how many there are.
 */
export const VariantsGrid = (props: {
  shown: readonly NamedVariant[];
  onRemove: (id: string) => void;
}) => {
  const { shown, onRemove } = props;
  const translate = useTranslate();
  const word = (key: string) => translate(`products.form.variant.${key}`);
  const onKeyDown = useGridKeys();
  const { paste, pasted, undo, dismiss } = useGridPaste(shown);
  const scroller = useRef<HTMLDivElement>(null);
  const { formState } = useFormContext<ProductFormValues>();
  const [price, compareAtPrice, cost, currency] = useWatch<
    ProductFormValues,
    ['price', 'compareAtPrice', 'cost', 'currency']
  >({ name: ['price', 'compareAtPrice', 'cost', 'currency'] });
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    getItemKey: index => shown[index]?.id ?? index,
  });
  const { errors, submitCount } = formState;
  const latest = useRef({ errors, shown, rows });
  latest.current = { errors, shown, rows };
  useEffect(
    function showFirstProblem() {
      // Only when the form was sent: typing must not make the table jump.
      const { variants } = latest.current.errors;
      if (submitCount === 0 || !Array.isArray(variants)) return;
      const wrong = new Set(variants.flatMap((error, index) => (error ? [index] : [])));
      const at = latest.current.shown.findIndex(({ index }) => wrong.has(index));
      if (at >= 0) latest.current.rows.scrollToIndex(at, { align: 'center' });
    },
    [submitCount],
  );
  const items = rows.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  const headings = [
    word('visible'),
    word('picture'),
    word('name'),
    translate('products.form.price'),
    translate('products.form.compareAt'),
    translate('products.field.cost'),
    word('stock'),
    translate('products.field.sku'),
    translate('products.field.barcode'),
    word('weight'),
  ];
  return (
    <>
      {pasted && <PastedAlert pasted={pasted} onUndo={undo} onDismiss={dismiss} />}
      <Box
        ref={scroller}
        sx={{
          maxHeight: MAX_HEIGHT,
          overflow: 'auto',
          // Holds what is positioned in its cells, which would widen the page.
          position: 'relative',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          // Its own scroll must not make the page jump when rows are measured.
          overflowAnchor: 'none',
          // The heading must not cover the cell that the keyboard went to.
          scrollPaddingTop: HEADING,
        }}
      >
        <Box
          component="table"
          aria-label={word('table')}
          aria-rowcount={shown.length + 1}
          sx={{ borderCollapse: 'separate', borderSpacing: 0, width: 1, minWidth: 1080 }}
        >
          <thead>
            <tr>
              {headings.map(heading => (
                <Box key={heading} component="th" scope="col" sx={cell}>
                  {heading}
                </Box>
              ))}
              <Box component="th" scope="col" aria-label={word('remove')} sx={cell} />
            </tr>
          </thead>
          <tbody onKeyDown={onKeyDown} onPaste={paste}>
            {above > 0 && (
              <tr aria-hidden>
                <td colSpan={11} style={{ height: above, padding: 0 }} />
              </tr>
            )}
            {items.map(item => {
              const variant = shown[item.index];
              return (
                variant && (
                  <VariantRow
                    key={variant.id}
                    index={variant.index}
                    row={item.index + 2}
                    id={variant.id}
                    name={variant.name}
                    price={price}
                    compareAtPrice={compareAtPrice}
                    cost={cost}
                    currency={currency}
                    onRemove={onRemove}
                  />
                )
              );
            })}
            {below > 0 && (
              <tr aria-hidden>
                <td colSpan={11} style={{ height: below, padding: 0 }} />
              </tr>
            )}
          </tbody>
        </Box>
      </Box>
    </>
  );
};
