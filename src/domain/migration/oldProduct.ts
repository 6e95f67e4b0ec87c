import { currencyCode } from '../schemas/product.ts';
import { isFields, type StoredFields } from './fields.ts';
import { booleanOf, idOf, minorOf, numberOf, textOf, wordFor } from './oldValues.ts';
import type { Change, Upgrading } from './step.ts';

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', A$: 'AUD', AU$: 'AUD' };

const currencyOf: (stored: StoredFields, fallback: unknown) => string = (stored, fallback) => {
  const word = textOf(stored.currency)?.trim().toUpperCase() ?? '';
  const code = Object.hasOwn(SIGNS, word) ? SIGNS[word] : word;
  const own = currencyCode.safeParse(code);
  const other = currencyCode.safeParse(fallback);
  return own.success ? own.data : other.success ? other.data : 'USD';
};

/** Whether the console has written a record: only then whole amounts are sure to be minor units. */
const isVersioned = ({ version }: StoredFields) => Number.isInteger(version) && Number(version) > 0;

const amountOf = (value: unknown, currency: string, wholeIsMinor: boolean): unknown => {
  if (value === undefined || value === null || value === '') return null;
  if (wholeIsMinor && Number.isInteger(value)) return value;
  return minorOf(value, currency) ?? value;
};

const imageOf = (item: unknown, index: number): unknown => {
  if (typeof item === 'string') return { id: `old-${index}`, url: item.trim(), alt: '' };
  if (!isFields(item)) return item;
  const url = item.url ?? item.src ?? item.downloadURL ?? item.imageUrl;
  return { ...item, id: textOf(item.id) ?? `old-${index}`, url, alt: textOf(item.alt) ?? '' };
};

const imagesOf = (stored: StoredFields): unknown => {
  const one = stored.imageUrl ?? stored.image ?? stored.img ?? stored.productImg ?? stored.photo;
  const from = stored.images ?? stored.imageUrls ?? stored.photos ?? one ?? [];
  const list: unknown[] = Array.isArray(from) ? from : [from];
  return list.filter(item => item !== '' && item !== null).map(imageOf);
};

const inventoryOf = (stored: StoredFields): unknown => {
  const { inventory } = stored;
  if (isFields(inventory)) {
    const quantity = numberOf(inventory.quantity);
    const tracked = booleanOf(inventory.tracked) ?? quantity !== null;
    const inStock = booleanOf(inventory.inStock) ?? (!tracked || Number(quantity) > 0);
    const oversell = booleanOf(inventory.oversell) ?? false;
    return { ...inventory, tracked, quantity: Math.trunc(quantity ?? 0), inStock, oversell };
  }
  const quantityRead = numberOf(inventory ?? stored.quantity ?? stored.stock ?? stored.qty);
  const inStock = booleanOf(stored.inStock) ?? (quantityRead === null || quantityRead > 0);
  return {
    ...{ tracked: quantityRead !== null, quantity: Math.trunc(quantityRead ?? 0) },
    ...{ inStock, oversell: false },
  };
};

const variantsOf = (list: readonly unknown[], currency: string, wholeIsMinor: boolean) =>
  list.map((item, index) => {
    if (!isFields(item)) return item;
    const amount = (value: unknown) => amountOf(value, currency, wholeIsMinor);
    const optionValues = isFields(item.optionValues) ? item.optionValues : {};
    return {
      ...item,
      ...{ id: textOf(item.id) ?? `old-${index}`, optionValues },
      ...{ sku: textOf(item.sku) ?? '', barcode: textOf(item.barcode) ?? '' },
      ...{ price: amount(item.price), compareAtPrice: amount(item.compareAtPrice) },
      ...{ inventory: inventoryOf(item), visible: booleanOf(item.visible) ?? true },
    };
  });

/** What is peculiar to products: amounts in major units, pictures as addresses, stock as a number. */
export const oldProduct: Upgrading = (stored, { fieldOf, wholeAmounts }) => {
  const businessId = idOf(stored.businessId) ?? '';
  const currency = currencyOf(stored, fieldOf(`business/${businessId}`, 'baseCurrency'));
  const wholeIsMinor = wholeAmounts === 'minor' || isVersioned(stored);
  const amount = (field: string): Change => {
    const value = amountOf(stored[field], currency, wholeIsMinor);
    const missing = stored[field] === undefined;
    const reason = missing
      ? 'missing'
      : `minor units of ${currency}, was ${wordFor(stored[field])}`;
    return { field, value, reason };
  };
  const tags = typeof stored.tags === 'string' ? stored.tags.split(/[,;]/) : stored.tags;
  return [
    { field: 'currency', value: currency, reason: wordFor(stored.currency ?? 'missing') },
    ...[amount('price'), amount('compareAtPrice')],
    { field: 'images', value: imagesOf(stored), reason: 'pictures with an id each' },
    { field: 'inventory', value: inventoryOf(stored), reason: 'stock as a record' },
    ...(Array.isArray(stored.variants)
      ? [
          {
            ...{ field: 'variants', reason: 'variants in full' },
            value: variantsOf(stored.variants, currency, wholeIsMinor),
          },
        ]
      : []),
    ...(Array.isArray(tags) && tags !== stored.tags
      ? [
          {
            ...{ field: 'tags', reason: 'a list' },
            value: tags.map(tag => tag.trim()).filter(tag => tag !== ''),
          },
        ]
      : []),
  ];
};
