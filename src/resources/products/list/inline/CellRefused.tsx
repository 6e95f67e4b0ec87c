import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { cellRefusal, type ListCell } from '@/domain/grid/cellRefusal.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import { paths } from '@/routes/paths.ts';
import { selectionState } from '@/routes/selectionState.ts';
import { gridSearch } from '../../grid/gridView.ts';

/** Why a cell is not changed in the list, and where it is. */
export const CellRefused = (props: {
  product: Product;
  cell: ListCell;
  anchor: () => HTMLElement | null;
  onClose: () => void;
}) => {
  const { product, cell, anchor, onClose } = props;
  const translate = useTranslate();
  const { actor } = useAuth();
  const { search } = useAddress();
  const reason = cellRefusal(product, cell);
  const merged = reason === 'merged';
  const { id, businessId } = product;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate(`products.change.${cell}`, { name: product.title || id }),
          sx: { p: 2, maxWidth: 320 },
        },
      }}
    >
      <Typography variant="body2">{reason && translate(`inline.refused.${reason}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {!merged && (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={{ pathname: paths.allProducts(), search: gridSearch(search, 'selection') }}
            state={selectionState([id])}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            {translate('inline.grid')}
          </Button>
        )}
        <Button
          size="small"
          component={Link}
          to={
            merged
              ? paths.viewProduct(actor.role, id)
              : paths.editProduct(actor.role, id, businessId)
          }
        >
          {translate(merged ? 'inline.view' : 'inline.form')}
        </Button>
      </Box>
    </Popover>
  );
};
