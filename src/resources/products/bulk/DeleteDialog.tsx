import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useListContext, useTranslate } from 'ra-core';
import { ConfirmDialog } from '@/components/actions/ConfirmDialog.tsx';
import type { Product } from '@/domain/schemas/product.ts';
import { namedSelection } from './namedSelection.ts';

/** Asks whether the selected products are to go, by their number and, as far as in view, by name. */
export const DeleteDialog = (props: { onConfirm: () => void; onClose: () => void }) => {
  const { selectedIds, data = [] } = useListContext<Product>();
  const translate = useTranslate();
  const { names, others } = namedSelection(selectedIds, data);
  const count = { smart_count: selectedIds.length };
  return (
    <ConfirmDialog
      title={translate('products.bulk.deleteTitle', count)}
      body={
        <>
          <Box component="ul" sx={{ mt: 0, mb: 2, pl: 3, overflowWrap: 'anywhere' }}>
            {names.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
            {others > 0 && (
              <li>
                {translate(names.length > 0 ? 'products.bulk.andMore' : 'products.bulk.notInView', {
                  smart_count: others,
                })}
              </li>
            )}
          </Box>
          <DialogContentText>{translate('products.bulk.deleteBody', count)}</DialogContentText>
        </>
      }
      confirmLabel={translate('products.bulk.deleteConfirm', count)}
      {...props}
    />
  );
};
