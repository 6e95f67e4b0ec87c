import { formatMoney } from '../../../../src/domain/money/money.ts';
import type { Product } from '../../../../src/domain/schemas/product.ts';
import type { Speaker } from '../words.ts';
import type { Expected } from './expectation.ts';
import { productPrice } from './productPrice.ts';
import { productStock } from './productStock.ts';
import { productWeight } from './productWeight.ts';

const lowStock = ({ lowStockThreshold: pieces }: Product, { say, locale }: Speaker) => {
  if (pieces === null) return say('products.lowStock.default', { count: 5 });
  return pieces === 0 ? say('products.lowStock.never') : pieces.toLocaleString(locale);
};

/** A product in its list and on its page. */
export const expectedProduct = (product: Product, speaker: Speaker): Expected => {
  const { say, locale } = speaker;
  const named = (field: string) => say(`products.field.${field}`);
  return {
    [named('title')]: { begins: product.title },
    [named('businessName')]: { text: product.businessName },
    // What went with its business says so in its column.
    [named('status')]: {
      text: say(
        product.status === 'archived' && product.hiddenWithBusiness
          ? 'products.hidden'
          : `products.status.${product.status}`,
      ),
    },
    [named('price')]: { text: productPrice(product, speaker) },
    [named('compareAtPrice')]: {
      text:
        product.compareAtPrice === null
          ? say('common.none')
          : formatMoney(product.compareAtPrice, product.currency, locale),
    },
    [named('stockState')]: { text: productStock(product, speaker) },
    [named('lowStockThreshold')]: { text: lowStock(product, speaker) },
    [named('category')]: { text: product.category },
    [named('brand')]: { text: product.brand },
    [named('sku')]: { text: product.sku },
    [named('barcode')]: { text: product.barcode },
    [named('weightGrams')]: { text: productWeight(product, speaker) },
    [named('tags')]: { text: product.tags.join(', ') },
    [named('createdAt')]: { at: product.createdAt },
    [named('updatedAt')]: { at: product.updatedAt },
  };
};
