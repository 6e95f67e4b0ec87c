import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { RecordHistory } from '@/components/history/RecordHistory.tsx';
import { Panel } from '@/components/Panel.tsx';
import { Description } from '@/components/products/Description.tsx';
import { ProductGallery } from '@/components/products/ProductGallery.tsx';
import { can } from '@/domain/access/can.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { selectionState } from '@/routes/selectionState.ts';
import { FiguresSection } from './FiguresSection.tsx';
import { PrivateDetails } from './PrivateDetails.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { StaffLinks } from './StaffLinks.tsx';
import { VariantTable } from './VariantTable.tsx';

const COLUMN = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const AsOfMoment = ({ product: { id, businessId } }: { product: Product }) => {
  const { role } = useAuth().actor;
  return (
    <Button
      component={Link}
      to={paths.pointInTimeOfSelection(role, businessId)}
      state={selectionState([id])}
    >
      {useTranslate()('products.action.asOf')}
    </Button>
  );
};

/** Everything about one product. */
export const ProductView = ({ product }: { product: Product }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const isStaff = actor.role !== 'owner';
  const seesPrivate = isStaff || product.businessId === actor.uid;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={COLUMN}>
        <Panel title={translate('products.show.pictures')}>
          <ProductGallery images={product.images} title={product.title} />
        </Panel>
        <Panel title={translate('products.field.description')}>
          <Description html={product.description} />
        </Panel>
        {product.variants.length > 0 && (
          <Panel
            title={translate('products.variantCount', { smart_count: product.variants.length })}
          >
            <VariantTable product={product} showsCosts={seesPrivate} />
          </Panel>
        )}
      </Box>
      <Box sx={COLUMN}>
        <Panel title={translate('products.show.overview')}>
          <ProductFacts product={product} />
        </Panel>
        {seesPrivate && <FiguresSection product={product} />}
        {isStaff && <StaffLinks product={product} />}
        {seesPrivate && (
          <Panel title={translate(`products.show.${isStaff ? 'privateToStaff' : 'private'}`)}>
            <PrivateDetails product={product} />
          </Panel>
        )}
        {seesPrivate && (
          <Panel
            title={translate('products.show.history')}
            actions={can(actor, 'update', 'products', product) && <AsOfMoment product={product} />}
          >
            <RecordHistory
              resource="products"
              recordId={product.id}
              businessId={product.businessId}
              currency={product.currency}
              version={product.version}
            />
          </Panel>
        )}
      </Box>
    </Box>
  );
};
