import { useTranslate } from 'ra-core';
import { type Fact, Facts } from '@/components/Facts.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import { useDateFormat, useMoneyFormat } from '@/components/format/useFormat.ts';
import { Weight } from '@/components/format/Weight.tsx';
import { LowStockThreshold } from '@/components/products/LowStockThreshold.tsx';
import { PriceCell } from '@/components/products/PriceCell.tsx';
import { SaleMark } from '@/components/sales/SaleMark.tsx';
import { can } from '@/domain/access/can.ts';
import type { FieldsIn } from '@/domain/product/productFields.ts';
import { weightRange } from '@/domain/product/weightRange.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { StockCell } from '../list/StockCell.tsx';

/** Price, stock and everything else that is one line. */
export const ProductFacts = ({ product }: { product: Product }) => {
  const { actor } = useAuth();
  const seesSales = can(actor, 'get', 'sales', product);
  const translate = useTranslate();
  const money = useMoneyFormat();
  const date = useDateFormat();
  const weight = weightRange(product);
  const { source, compareAtPrice, currency, gaps } = product;
  const named = (field: string, value: Fact['value']): Fact => ({
    name: translate(`products.field.${field}`),
    value,
  });
  const facts: Record<FieldsIn<'show', 'fact'>, Fact | readonly Fact[]> = {
    gaps:
      gaps.length === 0
        ? []
        : named('gaps', gaps.map(gap => translate(`products.gap.${gap}`)).join(', ')),
    price: named(
      'price',
      <>
        <PriceCell product={product} />{' '}
        {seesSales && <SaleMark product={product} businessId={product.businessId} full />}
      </>,
    ),
    compareAtPrice: named(
      'compareAtPrice',
      compareAtPrice === null ? null : money(compareAtPrice, currency),
    ),
    stockState: named('stockState', <StockCell product={product} />),
    lowStockThreshold: named('lowStockThreshold', <LowStockThreshold product={product} />),
    category: named('category', product.category),
    brand: named('brand', product.brand),
    sku: named('sku', product.sku),
    barcode: named('barcode', product.barcode),
    weightGrams: named('weightGrams', weight && <Weight range={weight} />),
    tags: named('tags', product.tags.join(', ')),
    attributes: product.attributes,
    createdAt: named('createdAt', <DateCell value={product.createdAt} />),
    updatedAt: named('updatedAt', <DateCell value={product.updatedAt} />),
    source: source
      ? named(
          'source',
          translate('products.show.imported', {
            platform: translate(`products.source.${source.platform}`),
            shop: source.shop,
            date: date(source.importedAt),
          }),
        )
      : [],
  };
  return <Facts facts={Object.values(facts).flat()} />;
};
