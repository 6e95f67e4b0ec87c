import { MAX_IMAGES } from '../fileLimits.ts';
import { MAX_LENGTH } from '../schemas/common.ts';
import { MAX_VARIANTS } from '../schemas/product.ts';
import { isMistypedGtin } from '../text/gtin.ts';
import { compareDecimals, signOf } from './decimal.ts';
import { errorIssue, type ImportIssue, warningIssue } from './issues.ts';
import { isScientific } from './text/codes.ts';
import { isUpdate, type SourceProduct, type SourceVariant } from './types.ts';

const LONG_TITLE = 150;
const MAX_TAGS = 250;

/** The code that tells one thing that is sold from others; empty where it has none. */
export const codeOf = (variant: Pick<SourceVariant, 'sku' | 'barcode'> | undefined): string =>
  variant?.sku || variant?.barcode || '';

const label = (variant: SourceVariant) => variant.values.join(' / ') || variant.sku;

const lastOfEachCombination = (variants: readonly SourceVariant[], issues: ImportIssue[]) => {
  if (variants.length < 2) return [...variants];
  const byValues = new Map<string, SourceVariant>();
  for (const variant of variants) {
    const key = variant.values.join('\u0000');
    const earlier = byValues.get(key);
    if (earlier)
      issues.push(
        warningIssue('duplicateCombination', {
          row: earlier.row,
          value: label(variant),
          params: { kept: variant.row ?? 0 },
        }),
      );
    byValues.set(key, variant);
  }
  return byValues.size === variants.length ? [...variants] : [...byValues.values()];
};

/** @returns null where it cannot be read. */
const checkedBarcode = ({ barcode, row }: SourceVariant, issues: ImportIssue[]): string | null => {
  if (barcode === '') return '';
  if (isScientific(barcode)) {
    issues.push(warningIssue('barcodeScientific', { row, value: barcode }));
    return null;
  }
  if (isMistypedGtin(barcode)) issues.push(warningIssue('barcodeInvalid', { row, value: barcode }));
  return barcode;
};

const checkedCompareAt = (variant: SourceVariant, issues: ImportIssue[]): string | null => {
  const { price, compareAtPrice, row } = variant;
  if (compareAtPrice === null || signOf(compareAtPrice) <= 0) return null;
  if (price === null || compareDecimals(compareAtPrice, price) > 0) return compareAtPrice;
  if (compareDecimals(compareAtPrice, price) < 0)
    issues.push(
      warningIssue('compareAtDropped', { row, value: compareAtPrice, params: { price } }),
    );
  return null;
};

const checkedVariant = (variant: SourceVariant, issues: ImportIssue[]): SourceVariant => {
  const { price, cost, row } = variant;
  if (price !== null && signOf(price) < 0)
    issues.push(errorIssue('negativePrice', { row, value: price }));
  const validCost = cost !== null && signOf(cost) < 0 ? null : cost;
  if (validCost !== cost) issues.push(warningIssue('badPrice', { row, value: cost }));
  const barcode = checkedBarcode(variant, issues);
  const compareAtPrice = checkedCompareAt(variant, issues);
  const isSame =
    validCost === cost && barcode === variant.barcode && compareAtPrice === variant.compareAtPrice;
  if (isSame) return variant;
  const unread = [
    ...variant.unread,
    ...(barcode === null ? (['barcode'] as const) : []),
    ...(validCost === cost ? [] : (['cost'] as const)),
  ];
  return { ...variant, barcode: barcode ?? '', compareAtPrice, cost: validCost, unread };
};

/** The variants whose price the product is offered at: the visible ones, or all where none is. */
export const offeredVariants = <T extends { visible: boolean }>(
  variants: readonly T[],
): readonly T[] => {
  if (variants.every(({ visible }) => visible)) return variants;
  const visible = variants.filter(variant => variant.visible);
  return visible.length > 0 ? visible : variants;
};

const checkPrices = (product: SourceProduct, issues: ImportIssue[]) => {
  const offered = offeredVariants(product.variants);
  const without = offered.filter(({ price }) => price === null);
  const { row } = product;
  // A file without prices leaves those of known products as they are.
  if (!product.provided.includes('price') || isUpdate(product)) return;
  if (without.length === offered.length) issues.push(errorIssue('noPrice', { row }));
  else
    for (const variant of without)
      issues.push(warningIssue('variantWithoutPrice', { row: variant.row, value: label(variant) }));
  const free = offered.find(({ price }) => price !== null && signOf(price) === 0);
  if (free) issues.push(warningIssue('zeroPrice', { row: free.row, value: label(free) }));
};

const checkedImages = (product: SourceProduct, issues: ImportIssue[]) => {
  const seen = new Set<string>();
  for (const { url } of product.images) seen.add(url);
  const images =
    seen.size === product.images.length
      ? product.images
      : product.images.filter(({ url }) => seen.delete(url));
  const { row } = product;
  if (images.length === 0 && product.provided.includes('images'))
    issues.push(warningIssue('noImage', { row }));
  if (images.length > MAX_IMAGES)
    issues.push(
      warningIssue('tooManyImages', { row, params: { count: images.length, most: MAX_IMAGES } }),
    );
  return images.slice(0, MAX_IMAGES);
};

const checkTexts = (product: SourceProduct, issues: ImportIssue[]) => {
  const { title, descriptionHtml, row, tags } = product;
  if (isUpdate(product)) {
    const value = product.handle || codeOf(product.variants[0]);
    issues.push(errorIssue('notInCatalogue', { row, value }));
  } else if (title === '' && !product.issues.some(({ code }) => code === 'orphanVariant'))
    issues.push(errorIssue('noTitle', { row }));
  if (title.length > LONG_TITLE)
    issues.push(warningIssue('titleLong', { row, value: title, params: { most: LONG_TITLE } }));
  if (descriptionHtml.length > MAX_LENGTH.html)
    issues.push(
      errorIssue('descriptionTooLong', {
        row,
        params: { count: descriptionHtml.length, most: MAX_LENGTH.html },
      }),
    );
  if (tags.length > MAX_TAGS)
    issues.push(
      warningIssue('tooManyTags', { row, params: { count: tags.length, most: MAX_TAGS } }),
    );
};

/**
 * Holds a product of either platform and channel against what a catalogue can hold, and says what
 * is wrong and what was left out. Changes neither order nor amounts.
 */
export const checkSource = (product: SourceProduct): SourceProduct => {
  const issues: ImportIssue[] = [];
  checkTexts(product, issues);
  const images = checkedImages(product, issues);
  const all = (product.byCode ?? product.variants).map(variant => checkedVariant(variant, issues));
  const variants = lastOfEachCombination(all, issues);
  if (variants.length > MAX_VARIANTS)
    issues.push(
      errorIssue('tooManyVariants', {
        row: product.row,
        params: { count: variants.length, most: MAX_VARIANTS },
      }),
    );
  checkPrices({ ...product, variants }, issues);
  return {
    ...product,
    images,
    variants,
    ...(product.byCode ? { byCode: all } : {}),
    tags: product.tags.slice(0, MAX_TAGS),
    issues: [...product.issues, ...issues],
  };
};

/** Points out SKUs that several products or variants of the import share. */
export const markDuplicateSkus = (products: readonly SourceProduct[]): SourceProduct[] => {
  const uses = new Map<string, number>();
  for (const { variants } of products)
    for (const { sku } of variants) if (sku !== '') uses.set(sku, (uses.get(sku) ?? 0) + 1);
  return products.map(product => {
    const shared = product.variants.filter(({ sku }) => (uses.get(sku) ?? 0) > 1);
    if (shared.length === 0) return product;
    const issues = shared.map(({ sku, row }) =>
      warningIssue('duplicateSku', { row, value: sku, params: { count: uses.get(sku) ?? 0 } }),
    );
    return { ...product, issues: [...product.issues, ...issues] };
  });
};
