import { MAX_IMAGES } from '../fileLimits.ts';
import { MAX_ATTRIBUTES, type Product, type ProductVariant } from '../schemas/product.ts';
import { cheapestOffered } from './cheapestOffered.ts';
import { keepAlike, withStoredIds } from './keepAlike.ts';
import type { ImportedContent } from './map/fieldHashes.ts';
import type { MappedProduct } from './map/mapProduct.ts';
import { missingParts, partsOf, withStoredOversell } from './missingParts.ts';
import { patchByChoices, patchByCode, withStoredParts } from './patchVariants.ts';
import { hasChoices, WEIGHT } from './sourceProduct.ts';
import { type AttributeScope, isUpdate, type SourceProduct } from './types.ts';

type Attributes = ImportedContent['attributes'];
type Mapped = Pick<MappedProduct, 'source' | 'byCode'>;
type Content = Pick<ImportedContent, 'options' | 'variants'>;

/**
 * The stored product's options that the file has no column for. Its variants cannot be told apart
 * without them, so they stay with all that comes from them.
 */
export const optionsLacking = ({ unsaid }: SourceProduct, stored: Product): string[] =>
  stored.options.flatMap(({ name }, index) =>
    unsaid.some(part => part === `option${index + 1}`) ? [name] : [],
  );

/** Options and variants under the stored names of options that the file has no column for. */
export const withStoredNames = (
  { options, variants }: ImportedContent,
  stored: Product,
  { unsaid }: SourceProduct,
): Content => {
  const names = new Map(
    options.flatMap(({ name }, index) => {
      const same = stored.options[index];
      return same && unsaid.some(part => part === `option${index + 1}Name`)
        ? [[name, same.name] as const]
        : [];
    }),
  );
  if (names.size === 0) return { options, variants };
  const storedName = (name: string) => names.get(name) ?? name;
  return {
    options: options.map(option => ({ ...option, name: storedName(option.name) })),
    variants: variants.map(variant => ({
      ...variant,
      optionValues: Object.fromEntries(
        Object.entries(variant.optionValues).map(([name, value]) => [storedName(name), value]),
      ),
    })),
  };
};

/** What a product with variants is offered at, from its variants. */
const offerOf = (variants: readonly ProductVariant[]): Partial<ImportedContent> => {
  const cheapest = cheapestOffered(variants);
  const main = cheapest ?? variants[0];
  if (!main) return {};
  const { compareAtPrice, inventory } = main;
  return { price: cheapest?.price ?? null, compareAtPrice, inventory };
};

const sold = (content: ImportedContent, mapped: Mapped, stored: Product): ImportedContent => {
  const { source } = mapped;
  if (optionsLacking(source, stored).length > 0) {
    const { options, price, compareAtPrice, inventory, sku, barcode, weightGrams } = stored;
    const { variants } = patchByCode(stored.variants, mapped);
    const isPatched = variants.some((variant, index) => variant !== stored.variants[index]);
    const own = { options, variants, price, compareAtPrice, inventory, sku, barcode, weightGrams };
    return { ...content, ...own, ...(isPatched ? offerOf(variants) : {}) };
  }
  if (content.variants.length === 0) {
    const incoming = source.unsaid.includes('oversell')
      ? withStoredOversell(content, stored)
      : content;
    const unread = source.variants[0]?.unread ?? [];
    return {
      ...incoming,
      ...partsOf(stored, missingParts(source, false, unread, content.price, stored)),
    };
  }
  const named = withStoredNames(content, stored, source);
  if (isUpdate(source)) {
    const { variants } = patchByChoices(stored.variants, named.variants, source);
    const { options, sku, barcode, weightGrams } = stored;
    const own = { options, sku, barcode, weightGrams, variants };
    return { ...content, ...own, ...offerOf(variants) };
  }
  const variants = withStoredParts(named.variants, stored.variants, source);
  const { barcode } = source.variants[0]?.unread.includes('barcode') ? stored : content;
  // A weight beside those of variants counts nowhere, and no file has a place for it.
  const { weightGrams } = stored;
  const own = { barcode, weightGrams, options: named.options, variants };
  return { ...content, ...own, ...offerOf(variants) };
};

/** Told attributes in the places of the stored ones, between those that the file has no column for. */
const attributesOf = (incoming: Attributes, scope: AttributeScope, stored: Attributes) => {
  const isProvided = ({ name }: Attributes[number]) =>
    scope.names.includes(name) === (scope.tells === 'only');
  if (stored.every(isProvided)) return incoming;
  const left = [...incoming];
  const merged = stored.flatMap(attribute => {
    if (!isProvided(attribute)) return [attribute];
    const at = left.findIndex(({ name }) => name === attribute.name);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...merged, ...left].slice(0, MAX_ATTRIBUTES);
};

/** A category comes from one of two columns: without one of them, the other may not tell it. */
const categoryOf = (category: string, { unsaid }: SourceProduct, stored: Product) => {
  const lacksPath = unsaid.includes('productCategory');
  if (!lacksPath && !unsaid.includes('type')) return category;
  const hadPath = stored.attributes.some(({ name }) => /^Product (?:category|type)$/.test(name));
  return category === '' || (lacksPath && hadPath) ? stored.category : category;
};

const statusOf = (status: Product['status'], source: SourceProduct, stored: Product) =>
  source.unread.includes('status') ||
  // What came without a price is a draft until it has one.
  (!source.provided.includes('price') && stored.price === null && stored.status === 'draft') ||
  (source.unsaid.includes('status') && stored.status === 'archived')
    ? stored.status
    : status;

/** Which stored picture an unreadable cell was, nobody knows: none of them goes. */
const imagesOf = (
  images: Product['images'],
  source: SourceProduct,
  stored: Product,
): Product['images'] => {
  const storedById = new Map(stored.images.map(image => [image.id, image]));
  const named = source.unsaid.includes('imageAlt')
    ? images.map(image => ({ ...image, alt: storedById.get(image.id)?.alt ?? image.alt }))
    : images;
  if (!source.unread.includes('images')) return named;
  const wanted = new Map(named.map(image => [image.id, image]));
  const added = named.filter(({ id }) => !storedById.has(id));
  return [...stored.images.map(image => wanted.get(image.id) ?? image), ...added].slice(
    0,
    MAX_IMAGES,
  );
};

const hasUnreadWeight = (source: SourceProduct) =>
  !hasChoices(source) && (source.variants[0]?.unread.includes('weightGrams') ?? false);

/** The scope without the weight, where it stands in a cell that cannot be read. */
const readableScope = (source: SourceProduct): AttributeScope => {
  const { attributeScope: scope } = source;
  if (!hasUnreadWeight(source)) return scope;
  return scope.tells === 'only'
    ? { ...scope, names: scope.names.filter(name => name !== WEIGHT) }
    : { ...scope, names: [...scope.names, WEIGHT] };
};

/**
 * What a file wants of a stored product, with all that it has no column for, and all that stands in
 * cells nobody can read, as it is stored: people cut columns out of an export before they change
 * and import it again, and spreadsheets make `#REF!` of a price.
 */
export const preserveMissingColumns = (
  content: ImportedContent,
  mapped: Mapped,
  stored: Product,
): ImportedContent => {
  const { source } = mapped;
  const variants = withStoredIds(content.variants, stored.variants);
  const wanted = sold({ ...content, variants }, mapped, stored);
  const merged = {
    ...wanted,
    category: categoryOf(content.category, source, stored),
    status: statusOf(content.status, source, stored),
    images: imagesOf(content.images, source, stored),
    attributes: attributesOf(wanted.attributes, readableScope(source), stored.attributes),
  };
  return keepAlike(merged, source, stored);
};
