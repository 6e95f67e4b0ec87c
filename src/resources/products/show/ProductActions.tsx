import CompareArrows from '@mui/icons-material/CompareArrows';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { can } from '@/domain/access/can.ts';
import { publicPage } from '@/domain/product/publicPage.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { StatusButton } from './StatusButton.tsx';

/** What can be done with a product from its page. */
export const ProductActions = ({ product }: { product: Product }) => {
  const { actor, configuration } = useAuth();
  const translate = useTranslate();
  const shopPage = publicPage(configuration.productPageUrl, product);
  const editable = can(actor, 'update', 'products', product);
  return (
    <>
      {shopPage && (
        <Button
          href={shopPage}
          target="_blank"
          rel="noopener noreferrer"
          color="inherit"
          startIcon={<OpenInNew />}
        >
          {translate('products.show.inCatalogue')}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.compare(product.id)}
        color="inherit"
        startIcon={<CompareArrows />}
      >
        {translate('products.action.compare')}
      </Button>
      {can(actor, 'create', 'products', product) && (
        <Button
          component={Link}
          to={paths.duplicateProduct(actor.role, product.id, product.businessId)}
          color="inherit"
          startIcon={<ContentCopy />}
        >
          {translate('products.action.duplicate')}
        </Button>
      )}
      {editable && <StatusButton product={product} />}
      {editable && (
        <Button
          variant="contained"
          component={Link}
          to={paths.editProduct(actor.role, product.id, product.businessId)}
          startIcon={<EditOutlined />}
        >
          {translate('products.action.edit')}
        </Button>
      )}
    </>
  );
};
