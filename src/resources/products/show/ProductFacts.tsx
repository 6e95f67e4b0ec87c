import { useTranslate } from 'ra-core';
import { type Fact, Facts } from '@/components/Facts.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import { useDateFormat, useMoneyFormat } from '@/components/format/useFormat.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { PriceCell } from '../list/PriceCell.tsx';
import { StockCell } from '../list/StockCell.tsx';

/** Price, stock and everything else that is one line. */
export const ProductFacts = ({ product }: { product: Product }) => {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const date = useDateFormat();
  const { source } = product;
  const named = (field: string, value: Fact['value']): Fact => ({
    name: translate(`products.field.${field}`),
    value,
  });
  const facts: Fact[] = [
    named('price', <PriceCell product={product} />),
    named(
      'compareAtPrice',
      product.compareAtPrice === null ? null : money(product.compareAtPrice, product.currency),
    ),
    named('stockState', <StockCell product={product} />),
    named('category', product.category),
    named('brand', product.brand),
    named('sku', product.sku),
    named('barcode', product.barcode),
    named('tags', product.tags.join(', ')),
    ...product.attributes.map(({ name, value }) => ({ name, value })),
    named('createdAt', <DateCell value={product.createdAt} />),
    named('updatedAt', <DateCell value={product.updatedAt} />),
  ];
  if (source) {
    facts.push(
      named(
        'source',
        translate('products.show.imported', {
          platform: translate(`products.source.${source.platform}`),
          shop: source.shop,
          date: date(source.importedAt),
        }),
      ),
    );
  }
  if (product.gaps.length > 0) {
    const gaps = product.gaps.map(gap => translate(`products.gap.${gap}`)).join(', ');
    facts.unshift(named('gaps', gaps));
  }
  return <Facts facts={facts} />;
};
