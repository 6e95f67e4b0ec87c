import GridOn from '@mui/icons-material/GridOnOutlined';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link, Navigate } from 'react-router';
import type { Column } from '@/components/list/column.ts';
import { useListMemory } from '@/components/list/ListMemory.tsx';
import { useSanitizedListParams } from '@/components/list/useSanitizedListParams.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { can } from '@/domain/access/can.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import { paths } from '@/routes/paths.ts';
import { selectedOf } from '@/routes/selectionState.ts';
import { GridEditor } from './GridEditor.tsx';
import { gridView } from './gridView.ts';
import { useGridProducts } from './useGridProducts.ts';

/** What the list over the grid understands of its address. */
export interface ProductGridProps {
  columns: readonly Column<Product>[];
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: Record<string, unknown> | undefined;
}

const BackToList = () => {
  const memory = useListMemory();
  const path = paths.allProducts();
  return (
    <Button component={Link} to={path + (memory.get(path) ?? '')} variant="outlined">
      {useTranslate()('products.grid.back')}
    </Button>
  );
};

const LoadedGrid = ({ sort, filter }: ProductGridProps) => {
  const translate = useTranslate();
  const { actor } = useAuth();
  const { search, state } = useAddress();
  const ids = gridView(search) === 'selection' ? selectedOf(state) : null;
  const { products, capped, error, retry } = useGridProducts({ ids, sort, filter });
  const own = useMemo(
    () => products?.filter(product => can(actor, 'update', 'products', product)),
    [products, actor],
  );
  if (error) return <ErrorState error={error} retry={retry} />;
  if (!own) return <InPageLoader />;
  if (own.length === 0)
    return (
      <Notice icon={<GridOn />} title={translate('products.grid.empty')} actions={<BackToList />} />
    );
  return <GridEditor products={own} capped={capped} />;
};

/** The products of the list in a grid, in the list's place. */
const ProductGrid = (props: ProductGridProps) => {
  const translate = useTranslate();
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true });
  const better = useSanitizedListParams({ resource: 'products', ...props });
  if (better !== null) return <Navigate to={{ search: better }} replace />;
  return (
    <>
      <PageHeader title={translate('products.grid.title')} backTo={paths.allProducts()} />
      {narrow ? (
        <Notice
          icon={<GridOn />}
          title={translate('products.grid.narrow')}
          help={translate('products.grid.narrowHelp')}
          actions={<BackToList />}
        />
      ) : (
        <LoadedGrid {...props} />
      )}
    </>
  );
};

export default ProductGrid;
