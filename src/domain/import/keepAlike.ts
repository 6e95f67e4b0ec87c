import { sameValue } from '../fieldChanges.ts';
import type { Inventory, Product, ProductVariant } from '../schemas/product.ts';
import type { ImportedContent } from './map/fieldHashes.ts';
import { listOf } from './sourceProduct.ts';
import { stableJson } from './text/hashing.ts';
import { isSamePicture } from './text/samePicture.ts';
import type { SourceProduct } from './types.ts';

/**
 * The variants under the ids that those with the same choices are stored under: the form gives
 * variants other ids than an import does.
 */
export const withStoredIds = (
  variants: readonly ProductVariant[],
  stored: readonly ProductVariant[],
): ProductVariant[] => {
  const ids = new Set(stored.map(({ id }) => id));
  if (variants.every(({ id }) => ids.has(id))) return [...variants];
  // The first of those with the same choices counts.
  const byChoices = new Map(
    stored.toReversed().map(({ id, optionValues }) => [stableJson(optionValues), id]),
  );
  return variants.map(variant => {
    const id = ids.has(variant.id) ? undefined : byChoices.get(stableJson(variant.optionValues));
    return id === undefined ? variant : { ...variant, id };
  });
};

/** Stock that nobody counts has no number; Shopify's files cannot say "none left" of it but by one. */
const keptStock = (wanted: Inventory, stored: Inventory): Inventory => {
  if (stored.tracked || wanted.inStock !== stored.inStock) return wanted;
  const isNone = wanted.quantity === 0 && !wanted.oversell && !wanted.inStock;
  return !wanted.tracked || isNone ? stored : wanted;
};

const keptVariant = (
  wanted: ProductVariant,
  stored: ProductVariant,
  { platform }: SourceProduct,
): ProductVariant => ({
  ...wanted,
  inventory: keptStock(wanted.inventory, stored.inventory),
  imageUrl: isSamePicture(wanted.imageUrl, stored.imageUrl) ? stored.imageUrl : wanted.imageUrl,
  // Shopify has no column for it.
  visible: platform === 'shopify' ? stored.visible : wanted.visible,
});

/** What tells variants apart for those who buy them. */
const sold = ({ id, sku, barcode, price, compareAtPrice, inventory }: ProductVariant) => ({
  ...{ id, sku, barcode, price, compareAtPrice, inventory },
});

const nameOf = ({ name }: { name: string }) => name;

/** Shopify's files have no colours; unused choices and their order are in Wix's alone. */
const keptOptions = (
  { options }: ImportedContent,
  stored: Product,
  isUnchanged: boolean,
): ImportedContent['options'] => {
  const known = new Map(stored.options.map(option => [option.name, option]));
  if (isUnchanged && sameValue(options.map(nameOf), stored.options.map(nameOf)))
    return stored.options;
  return options.map(option => {
    const colours = new Map(known.get(option.name)?.values.map(one => [one.name, one.color]));
    return {
      ...option,
      values: option.values.map(value => {
        const color = value.color ?? colours.get(value.name);
        return color ? { ...value, color } : value;
      }),
    };
  });
};

/** What a product with variants is sold at follows from them: where they stay, so does it. */
const keptOffer = (
  wanted: ImportedContent,
  source: SourceProduct,
  stored: Product,
): ImportedContent => {
  const byId = new Map(stored.variants.map(variant => [variant.id, variant]));
  const variants = wanted.variants.map(variant => {
    const same = byId.get(variant.id);
    return same ? keptVariant(variant, same, source) : variant;
  });
  const isUnchanged = sameValue(variants.map(sold), stored.variants.map(sold));
  const options =
    source.platform === 'shopify' ? keptOptions(wanted, stored, isUnchanged) : wanted.options;
  if (!isUnchanged) return { ...wanted, variants, options };
  const { price, compareAtPrice, inventory } = stored;
  return {
    ...{ ...wanted, variants, options, price, compareAtPrice, inventory },
    sku: source.sku === '' ? stored.sku : wanted.sku,
    barcode: source.barcode === '' ? stored.barcode : wanted.barcode,
  };
};

/** Modifiers, which Wix has attributes as, are lists of choices. */
const attributeText = (
  { name, value }: ImportedContent['attributes'][number],
  { platform }: SourceProduct,
) => `${name}\u0000${platform === 'wix' ? listOf(value, ';').join(', ') : value}`;

const sameInAnyOrder = (
  a: ImportedContent['attributes'],
  b: ImportedContent['attributes'],
  source: SourceProduct,
): boolean => {
  const texts = (all: ImportedContent['attributes']) =>
    all.map(one => attributeText(one, source)).toSorted();
  return sameValue(texts(a), texts(b));
};

const isHere = ({ url }: Product['images'][number]) => url.startsWith('local-file:');

/** Our own exports leave out pictures that only this browser has. */
const withOwnPictures = (images: Product['images'], stored: Product['images']) => {
  const all = [...images];
  for (const [index, image] of stored.entries())
    if (isHere(image) && !images.includes(image)) all.splice(index, 0, image);
  return all;
};

/** Wix has one list of collections, the first of which is the category. */
const sameCollections = (wanted: ImportedContent, stored: Product) =>
  sameValue(
    [wanted.category, ...wanted.tags].filter(Boolean),
    [stored.category, ...stored.tags].filter(Boolean),
  );

const keptByWix = (wanted: ImportedContent, stored: Product): ImportedContent => ({
  ...wanted,
  ...(sameCollections(wanted, stored) ? { category: stored.category, tags: stored.tags } : {}),
  // Wix knows shown and hidden alone.
  status: wanted.status === 'draft' && stored.status === 'archived' ? stored.status : wanted.status,
});

/**
 * What a file wants of a stored product, as it is stored wherever the file says the same in the
 * only way it can: a file written of a product changes nothing when it is read again.
 */
export const keepAlike = (
  wanted: ImportedContent,
  source: SourceProduct,
  stored: Product,
): ImportedContent => {
  const offered =
    wanted.variants.length > 0
      ? keptOffer(wanted, source, stored)
      : {
          ...wanted,
          inventory: keptStock(wanted.inventory, stored.inventory),
          // Files say of no weight and of nothing that weighs anything the same.
          weightGrams: wanted.weightGrams ?? (stored.weightGrams === 0 ? 0 : null),
        };
  const content = source.platform === 'wix' ? keptByWix(offered, stored) : offered;
  const isSame = sameInAnyOrder(content.attributes, stored.attributes, source);
  return {
    ...content,
    // Cleaning writes HTML in one way of several: the stored one is the file's, word for word.
    description:
      source.descriptionHtml.trim() === stored.description
        ? stored.description
        : content.description,
    attributes: isSame ? stored.attributes : content.attributes,
    images: source.ownId ? withOwnPictures(content.images, stored.images) : content.images,
  };
};
