import type { Column } from '@/components/list/column.ts';
import { dateColumn } from '@/components/list/dateColumn.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import type { Role } from '@/domain/access/roles.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { paths } from '@/routes/paths.ts';
import { STATUS_TONE } from '../productTone.ts';
import { PriceCell } from './PriceCell.tsx';
import { ProductName } from './ProductName.tsx';
import { StockCell } from './StockCell.tsx';

type Translate = (key: string, options?: { smart_count: number }) => string;

/** The columns of the products list; administrators also see whose product it is. */
export const productColumns = (role: Role, translate: Translate): Column<Product>[] => {
  const business: Column<Product> = {
    id: 'business',
    label: 'products.field.businessName',
    render: product => product.businessName,
  };
  return [
    {
      id: 'title',
      label: 'products.field.title',
      sortBy: 'title',
      fixed: true,
      onCard: 'title',
      render: product => (
        <ProductName product={product} href={paths.viewProduct(role, product.id)} />
      ),
    },
    ...(role === 'owner' ? [] : [business]),
    {
      id: 'status',
      label: 'products.field.status',
      sortBy: 'status',
      render: ({ status }) => (
        <StatusChip label={translate(`products.status.${status}`)} tone={STATUS_TONE[status]} />
      ),
    },
    {
      id: 'price',
      label: 'products.field.price',
      sortBy: 'price',
      align: 'right',
      render: product => <PriceCell product={product} />,
    },
    {
      id: 'stock',
      label: 'products.field.stockState',
      sortBy: 'stockState',
      render: product => <StockCell product={product} />,
    },
    {
      id: 'category',
      label: 'products.field.category',
      sortBy: 'category',
      onCard: 'none',
      render: product => product.category,
    },
    {
      id: 'sku',
      label: 'products.field.sku',
      sortBy: 'sku',
      onCard: 'none',
      initiallyShown: false,
      render: product => product.sku,
    },
    {
      id: 'barcode',
      label: 'products.field.barcode',
      onCard: 'none',
      initiallyShown: false,
      render: product => product.barcode,
    },
    {
      id: 'variants',
      label: 'products.field.variants',
      align: 'right',
      onCard: 'none',
      initiallyShown: false,
      render: product => product.variants.length,
    },
    {
      id: 'gaps',
      label: 'products.field.gaps',
      onCard: 'none',
      initiallyShown: false,
      render: ({ gaps }) => gaps.map(gap => translate(`products.gap.${gap}`)).join(', '),
    },
    {
      id: 'source',
      label: 'products.field.source',
      onCard: 'none',
      initiallyShown: false,
      render: ({ source }) => (source ? translate(`products.source.${source.platform}`) : ''),
    },
    dateColumn('createdAt', 'products.field.createdAt', { onCard: 'none' }),
    dateColumn('updatedAt', 'products.field.updatedAt', { onCard: 'none', initiallyShown: false }),
  ];
};
