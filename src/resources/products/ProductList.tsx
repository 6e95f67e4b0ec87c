import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Inventory2 from '@mui/icons-material/Inventory2Outlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Merge from '@mui/icons-material/MergeOutlined';
import Spellcheck from '@mui/icons-material/SpellcheckOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { memo, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import type { Column } from '@/components/list/column.ts';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { ToolsMenu } from '@/components/list/ToolsMenu.tsx';
import { lazyPart } from '@/components/states/lazyPart.ts';
import { Notice } from '@/components/states/Notice.tsx';
import { can } from '@/domain/access/can.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useLoadSoon } from '@/lib/useLoadSoon.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { EditInGridButton } from './grid/EditInGridButton.tsx';
import { gridView } from './grid/gridView.ts';
import { CellStyles } from './list/inline/cellStyles.tsx';
import { productColumns } from './list/productColumns.tsx';
import { productFacets } from './list/productFacets.ts';

const loadBulkActions = withMessages(() => import('./bulk/ProductBulkActions.tsx'));
const ProductBulkActions = lazyPart(loadBulkActions);

const ProductGrid = lazyPart(withMessages(() => import('./grid/ProductGrid.tsx'), 'rest'));

const DELETED = listAddress(paths.recentChanges(), { resource: 'products', action: 'delete' });

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

interface ProductListParts {
  columns: readonly Column<Product>[];
  /** What always holds: an owner's list is of the own products. */
  filter: Record<string, unknown> | undefined;
}

const AddProductButton = () => (
  <Button variant="contained" component={Link} to={paths.addProduct()}>
    {useTranslate()('products.add')}
  </Button>
);

/** What is done to a catalogue now and then; the last one leads to the changes that deleted products. */
const CatalogueTools = ({ owner }: { owner: boolean }) => {
  const translate = useTranslate();
  const ofOwner = [
    { label: translate('products.findDuplicates'), to: paths.duplicateProducts(), Icon: Merge },
    { label: translate('products.checkChannels'), to: paths.channelReadiness(), Icon: FactCheck },
    { label: translate('products.spellings'), to: paths.spellings(), Icon: Spellcheck },
  ];
  const sales = {
    label: translate('products.plannedSales'),
    to: paths.plannedSales(),
    Icon: LocalOffer,
  };
  const deleted = { label: translate('products.deleted'), to: DELETED, Icon: DeleteOutlined };
  return <ToolsMenu tools={owner ? [...ofOwner, sales, deleted] : [sales, deleted]} />;
};

const NoProducts = ({ owner }: { owner: boolean }) => {
  const translate = useTranslate();
  return (
    <Notice
      icon={<Inventory2 />}
      title={translate(owner ? 'products.empty' : 'products.emptyAdmin')}
      help={owner ? translate('products.emptyHelp') : undefined}
      actions={
        owner && (
          <>
            <AddProductButton />
            <Button variant="outlined" component={Link} to={paths.importProducts('shopify')}>
              {translate('products.importShopify')}
            </Button>
            <Button variant="outlined" component={Link} to={paths.importProducts('wix')}>
              {translate('products.importWix')}
            </Button>
          </>
        )
      }
    />
  );
};

/** Their rows, whose buttons are drawn once: the address, which every key of the search changes, is not theirs. */
const ProductRows = memo(({ columns, filter }: ProductListParts) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const owner = actor.role === 'owner';
  const mayEdit = can(actor, 'update', 'products');
  return (
    <ResourceList<Product>
      resource="products"
      title={translate('products.title')}
      columns={columns}
      facets={productFacets(actor.role)}
      searchLabel={translate('products.searchLabel')}
      sort={NEWEST}
      filter={filter}
      empty={<NoProducts owner={owner} />}
      actions={owner && <AddProductButton />}
      tools={
        <>
          {mayEdit && <EditInGridButton />}
          <ExportButton resource="products" />
          {mayEdit && <CatalogueTools owner={owner} />}
        </>
      }
      bulkActions={mayEdit ? <ProductBulkActions /> : undefined}
    />
  );
});

/** All products: the owner's own, or everybody's for administrators and support. */
const ProductList = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const { role, uid } = actor;
  const columns = useMemo(() => productColumns(role, translate), [role, translate]);
  const filter = useMemo(() => (role === 'owner' ? { businessId: uid } : undefined), [role, uid]);
  // The first selection need not wait for its buttons.
  useLoadSoon(loadBulkActions);
  const { search } = useAddress();
  if (!can(actor, 'update', 'products') || gridView(search) === null)
    return <ProductRows columns={columns} filter={filter} />;
  return (
    <Suspense fallback={<InPageLoader />}>
      <ProductGrid columns={columns} sort={NEWEST} filter={filter} />
    </Suspense>
  );
};

const ProductListPage = () => (
  <>
    <CellStyles />
    <ProductList />
  </>
);

export default ProductListPage;
