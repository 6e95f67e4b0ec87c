import { sameValue } from '../../fieldChanges.ts';
import { hasError } from '../../import/issues.ts';
import type { ImportedContent } from '../../import/map/fieldHashes.ts';
import type { MappedProduct } from '../../import/map/mapProduct.ts';
import { stableJson } from '../../import/text/hashing.ts';
import { isSamePicture } from '../../import/text/samePicture.ts';
import { variantCost } from '../../product/productCosts.ts';
import type { Inventory, ProductVariant } from '../../schemas/product.ts';
import type { ShopFormat } from './shopFormats.ts';
import type { ExportedProduct } from './storedSource.ts';

/** What of a product a file for another shop system can fail to hold. */
export const LOST_PARTS = [
  /** The whole product is not in the file: it has more options than the platform. */
  'tooManyOptions',
  /** The whole product is in the file, and an import refuses it. */
  'refused',
  'noPrice',
  'tooLong',
  'title',
  'description',
  'pictures',
  'pictureTexts',
  'category',
  'brand',
  'tags',
  'options',
  'colours',
  'variants',
  'variantPictures',
  'hiddenVariants',
  'weights',
  'prices',
  'compareAtPrices',
  'stock',
  'lowStockThreshold',
  'codes',
  'details',
  'status',
  'cost',
  /** Price, weight or codes of a product that has variants with their own. */
  'besideVariants',
] as const;

/** Something of a product that a file does not hold. */
export type LostPart = (typeof LOST_PARTS)[number];

type Content = Omit<ImportedContent, 'currency'>;

/** Stock that nobody counts has no number. */
const stockMeans = ({ tracked, quantity, inStock, oversell }: Inventory) =>
  tracked ? { quantity, inStock, oversell } : inStock;

const sold = (
  one: Pick<
    ProductVariant,
    'price' | 'compareAtPrice' | 'inventory' | 'sku' | 'barcode' | 'weightGrams'
  >,
) => ({
  prices: one.price,
  compareAtPrices: one.compareAtPrice,
  stock: stockMeans(one.inventory),
  // No weight and nothing that weighs anything are the same in every file.
  weights: one.weightGrams || null,
  codes: [one.sku, one.barcode],
});

const variantParts = (a: ProductVariant, b: ProductVariant): LostPart[] => {
  const parts = differing(sold(a), sold(b));
  if (!isSamePicture(a.imageUrl, b.imageUrl)) parts.push('variantPictures');
  if (a.visible !== b.visible) parts.push('hiddenVariants');
  return parts;
};

const differing = <Part extends LostPart>(
  a: Readonly<Record<Part, unknown>>,
  b: Readonly<Record<Part, unknown>>,
): LostPart[] =>
  LOST_PARTS.filter(part => part in a && !sameValue(Reflect.get(a, part), Reflect.get(b, part)));

const variantsDiffer = (a: Content['variants'], b: Content['variants']): LostPart[] => {
  const choices = (variants: Content['variants']) => variants.map(one => one.optionValues);
  if (!sameValue(choices(a), choices(b))) return ['variants'];
  return a.flatMap((one, index) => {
    const other = b[index];
    return other ? variantParts(one, other) : [];
  });
};

const picturesDiffer = (a: Content['images'], b: Content['images']): LostPart[] => {
  if (a.length !== b.length || a.some(({ url }, index) => !isSamePicture(url, b[index]?.url)))
    return ['pictures'];
  return a.some(({ alt }, index) => alt !== b[index]?.alt) ? ['pictureTexts'] : [];
};

const optionsDiffer = (a: Content['options'], b: Content['options']): LostPart[] => {
  const names = (options: Content['options']) =>
    options.map(({ name, values }) => [name, values.map(value => value.name)]);
  const colours = (options: Content['options']) =>
    options.map(({ values }) => values.map(({ color }) => color ?? null));
  if (!sameValue(names(a), names(b))) return ['options'];
  return sameValue(colours(a), colours(b)) ? [] : ['colours'];
};

/** Details in any order: a file has one order for all products. */
const details = ({ attributes }: Content) =>
  attributes.map(({ name, value }) => stableJson([name, value])).toSorted();

/** What is sold costs, in the order of variants: their ids are no part of it. */
const costsInOrder = (content: Content): (number | null)[] =>
  content.variants.length === 0
    ? [content.cost]
    : content.variants.map(({ id }) => variantCost(content, id));

const exportedParts = (content: Content) => ({
  title: content.title,
  description: content.description,
  category: content.category,
  brand: content.brand,
  tags: content.tags,
  lowStockThreshold: content.lowStockThreshold,
  details: details(content),
  status: content.status,
  cost: costsInOrder(content),
});

/**
 * The parts in which two contents of a product differ: what an import would not bring back. Ids of
 * variants and pictures, and where a picture of this site is kept, are no part of it.
 */
export const differingParts = (a: Content, b: Content): LostPart[] => {
  const hasVariants = a.variants.length > 0;
  // Stock beside that of variants counts nowhere.
  const own = differing(sold(a), sold(b)).filter(part => !hasVariants || part !== 'stock');
  const isBeside = hasVariants && own.length > 0;
  return [
    ...new Set([
      ...differing(exportedParts(a), exportedParts(b)),
      ...picturesDiffer(a.images, b.images),
      ...optionsDiffer(a.options, b.options),
      ...variantsDiffer(a.variants, b.variants),
      ...(isBeside ? (['besideVariants'] as const) : own),
    ]),
  ];
};

const isTooLong = ({ record }: ExportedProduct, { longest }: ShopFormat) => {
  const { title, description, brand, sku, variants } = record;
  const most = Math.max(sku.length, ...variants.map(variant => variant.sku.length));
  const lengths = { title: title.length, description: description.length, brand: brand.length };
  return Object.entries({ ...lengths, sku: most }).some(
    ([name, length]) => length > (Reflect.get(longest, name) ?? Number.POSITIVE_INFINITY),
  );
};

/** What of a product its rows do not hold, by what an import into an empty catalogue makes of them. */
export const lostParts = (
  product: ExportedProduct,
  back: MappedProduct | null,
  format: ShopFormat,
): LostPart[] => {
  const isPriceless = back?.issues.some(({ code }) => code === 'noPrice') ?? false;
  const others = back?.issues.filter(({ code }) => code !== 'noPrice') ?? [];
  const known: LostPart[] = [
    ...(isPriceless ? (['noPrice'] as const) : []),
    ...(isTooLong(product, format) ? (['tooLong'] as const) : []),
  ];
  if (!back || hasError(others)) return [...known, 'refused'];
  const { record, costs } = product;
  return [...known, ...differingParts({ ...record, ...costs }, back.content)];
};
