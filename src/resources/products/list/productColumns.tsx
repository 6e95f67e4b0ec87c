import { Suspense } from 'react';
import { Weight } from '@/components/format/Weight.tsx';
import type { Column } from '@/components/list/column.ts';
import { dateColumn } from '@/components/list/dateColumn.tsx';
import { LowStockThreshold } from '@/components/products/LowStockThreshold.tsx';
import { PriceCell } from '@/components/products/PriceCell.tsx';
import { ProductStatus } from '@/components/products/ProductStatus.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { lazyPart } from '@/components/states/lazyPart.ts';
import type { Role } from '@/domain/access/roles.ts';
import type { FieldsIn } from '@/domain/product/productFields.ts';
import { weightRange } from '@/domain/product/weightRange.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { paths } from '@/routes/paths.ts';
import { FIGURE_COLUMNS } from './figureColumns.tsx';
import { EditableCell } from './inline/EditableCell.tsx';
import { ProductName } from './ProductName.tsx';
import { StockCell } from './StockCell.tsx';

const CostCell = lazyPart(() => import('./CostCell.tsx'));

/** Stands in the products' private part: a read for each row in view, where it is shown. */
const COST: Column<Product> = {
  id: 'cost',
  label: 'products.field.cost',
  align: 'right',
  onCard: 'line',
  initiallyShown: false,
  render: product => (
    <Suspense fallback={<LoadingSkeleton />}>
      <CostCell product={product} />
    </Suspense>
  ),
};

type Translate = (key: string, options?: { smart_count: number }) => string;

const columnsOf = (
  role: Role,
  translate: Translate,
): Record<FieldsIn<'list', 'column'>, Column<Product>> => ({
  title: {
    id: 'title',
    label: 'products.field.title',
    sortBy: 'title',
    fixed: true,
    onCard: 'title',
    render: product => <ProductName product={product} href={paths.viewProduct(role, product.id)} />,
  },
  businessName: {
    id: 'business',
    label: 'products.field.businessName',
    render: product => product.businessName,
  },
  status: {
    id: 'status',
    label: 'products.field.status',
    // An owner's index is that of the pieces, most first: a status is three values, which filter.
    ...(role !== 'owner' && { sortBy: 'status' }),
    render: product => (
      <EditableCell product={product} cell="status">
        <ProductStatus product={product} narrow />
      </EditableCell>
    ),
  },
  price: {
    id: 'price',
    label: 'products.field.price',
    sortBy: 'price',
    align: 'right',
    render: product => (
      <EditableCell product={product} cell="price" end>
        <PriceCell product={product} />
      </EditableCell>
    ),
  },
  stockState: {
    id: 'stock',
    label: 'products.field.stockState',
    sortBy: 'stockTotal',
    render: product => (
      <EditableCell product={product} cell="stock">
        <StockCell product={product} />
      </EditableCell>
    ),
  },
  category: {
    id: 'category',
    label: 'products.field.category',
    sortBy: 'category',
    onCard: 'none',
    render: product => product.category,
  },
  sku: {
    id: 'sku',
    label: 'products.field.sku',
    sortBy: 'sku',
    onCard: 'none',
    initiallyShown: false,
    render: product => product.sku,
  },
  barcode: {
    id: 'barcode',
    label: 'products.field.barcode',
    onCard: 'none',
    initiallyShown: false,
    render: product => product.barcode,
  },
  lowStockThreshold: {
    id: 'lowStockThreshold',
    label: 'products.field.lowStockThreshold',
    align: 'right',
    onCard: 'none',
    initiallyShown: false,
    render: product => <LowStockThreshold product={product} />,
  },
  weightGrams: {
    id: 'weightGrams',
    label: 'products.field.weightGrams',
    align: 'right',
    onCard: 'none',
    initiallyShown: false,
    render: product => {
      const range = weightRange(product);
      return range && <Weight range={range} />;
    },
  },
  variants: {
    id: 'variants',
    label: 'products.field.variants',
    align: 'right',
    onCard: 'none',
    initiallyShown: false,
    render: product => product.variants.length,
  },
  gaps: {
    id: 'gaps',
    label: 'products.field.gaps',
    onCard: 'none',
    initiallyShown: false,
    render: ({ gaps }) => gaps.map(gap => translate(`products.gap.${gap}`)).join(', '),
  },
  source: {
    id: 'source',
    label: 'products.field.source',
    onCard: 'none',
    initiallyShown: false,
    render: ({ source }) => (source ? translate(`products.source.${source.platform}`) : ''),
  },
  createdAt: dateColumn('createdAt', 'products.field.createdAt', { onCard: 'none' }),
  updatedAt: dateColumn('updatedAt', 'products.field.updatedAt', {
    onCard: 'none',
    initiallyShown: false,
  }),
});

/** The columns of the products list; administrators also see whose product it is. */
export const productColumns = (role: Role, translate: Translate): Column<Product>[] => {
  const columns = columnsOf(role, translate);
  const ofRole = Object.values(columns).filter(
    one => role !== 'owner' || one !== columns.businessName,
  );
  return [...ofRole, COST, ...FIGURE_COLUMNS];
};
