import GridOn from '@mui/icons-material/GridOnOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import { paths } from '@/routes/paths.ts';
import { selectionState } from '@/routes/selectionState.ts';
import { gridSearch } from './gridView.ts';

/** Opens the selected products in the grid, or all that the list is filtered by. */
export const EditInGridButton = () => {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const { search } = useAddress();
  const selecting = selectedIds.length > 0;
  return (
    <Button
      startIcon={<GridOn />}
      component={Link}
      to={{
        pathname: paths.allProducts(),
        search: gridSearch(search, selecting ? 'selection' : 'list'),
      }}
      state={selecting ? selectionState(selectedIds.map(String)) : undefined}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {translate('products.editInGrid')}
    </Button>
  );
};
