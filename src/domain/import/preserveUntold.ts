import { MAX_IMAGES } from '../fileLimits.ts';
import { MAX_ATTRIBUTES, type Product, type ProductVariant } from '../schemas/product.ts';
import { cheapestOffered } from './cheapestOffered.ts';
import { keepAlike, withStoredIds } from './keepAlike.ts';
import type { ImportedContent } from './map/fieldHashes.ts';
import { hasChoices, WEIGHT } from './sourceProduct.ts';
import type { AttributeScope, SourceProduct, VariantPart } from './types.ts';

type Attributes = ImportedContent['attributes'];
type Content = Pick<ImportedContent, 'options' | 'variants'>;

const VARIANT_PARTS: readonly VariantPart[] = [
  ...(['sku', 'barcode', 'price', 'compareAtPrice'] as const),
  ...(['inventory', 'weightGrams', 'imageUrl', 'visible'] as const),
];

/**
 * The stored product's options that the file has no column for. Its variants cannot be told apart
 * without them, so they stay with all that comes from them.
 */
export const optionsLacking = ({ unsaid }: SourceProduct, stored: Product): string[] =>
  stored.options.flatMap(({ name }, index) =>
    unsaid.some(part => part === `option${index + 1}`) ? [name] : [],
  );

const withStoredNames = (
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

const withStoredOversell = <T extends Pick<ProductVariant, 'inventory'>>(
  wanted: T,
  { inventory: { oversell } }: Pick<ProductVariant, 'inventory'>,
): T => {
  const { inventory } = wanted;
  if (!inventory.tracked) return wanted;
  const inStock = inventory.quantity > 0 || oversell;
  return { ...wanted, inventory: { ...inventory, oversell, inStock } };
};

/** Without a column for it a discount is as it was: it comes off the same full price. */
const isFullPrice = (price: number | null, stored: Pick<ProductVariant, 'compareAtPrice'>) =>
  stored.compareAtPrice !== null && price === stored.compareAtPrice;

/** The parts that are kept of one thing that is sold: those nobody told, and those nobody can read. */
const keptParts = (
  { unsaid }: SourceProduct,
  isVariant: boolean,
  unread: readonly string[],
  price: number | null,
  stored: Pick<ProductVariant, 'price' | 'compareAtPrice'>,
): VariantPart[] => {
  const keepsPrice =
    (isVariant && unsaid.includes('surcharge')) ||
    (unsaid.includes('discount') && isFullPrice(price, stored));
  const keepsReduction = unsaid.includes('reduction') && price === stored.price;
  return VARIANT_PARTS.filter(
    part =>
      unsaid.includes(part) ||
      unread.includes(part) ||
      (keepsPrice && (part === 'price' || part === 'compareAtPrice')) ||
      (keepsReduction && part === 'compareAtPrice'),
  );
};

const partsOf = (
  stored: Partial<Pick<ProductVariant, VariantPart>>,
  parts: readonly VariantPart[],
) => Object.fromEntries(parts.flatMap(part => (part in stored ? [[part, stored[part]]] : [])));

const variantsOf = (
  variants: readonly ProductVariant[],
  stored: Product,
  source: SourceProduct,
): ProductVariant[] => {
  const byId = new Map(stored.variants.map(variant => [variant.id, variant]));
  const keepsOversell = source.unsaid.includes('oversell');
  return variants.map((variant, index) => {
    const same = byId.get(variant.id);
    if (!same) return variant;
    const unread = source.variants[index]?.unread ?? [];
    const told = keepsOversell ? withStoredOversell(variant, same) : variant;
    return { ...told, ...partsOf(same, keptParts(source, true, unread, variant.price, same)) };
  });
};

/** What a product with variants is offered at, from its variants. */
const offerOf = (variants: readonly ProductVariant[]): Partial<ImportedContent> => {
  const cheapest = cheapestOffered(variants);
  const main = cheapest ?? variants[0];
  if (!main) return {};
  const { compareAtPrice, inventory } = main;
  return { price: cheapest?.price ?? null, compareAtPrice, inventory };
};

const sold = (
  content: ImportedContent,
  source: SourceProduct,
  stored: Product,
): ImportedContent => {
  if (optionsLacking(source, stored).length > 0) {
    const { options, variants, price, compareAtPrice, inventory, sku, barcode } = stored;
    const kept = { options, variants, price, compareAtPrice, inventory, sku, barcode };
    // A product has a weight of its own only where it has no variants.
    const attributes = content.attributes.filter(({ name }) => name !== WEIGHT);
    return { ...content, ...kept, attributes };
  }
  if (content.variants.length === 0) {
    const told = source.unsaid.includes('oversell') ? withStoredOversell(content, stored) : content;
    const unread = source.variants[0]?.unread ?? [];
    return { ...told, ...partsOf(stored, keptParts(source, false, unread, content.price, stored)) };
  }
  const named = withStoredNames(content, stored, source);
  const variants = variantsOf(named.variants, stored, source);
  const { barcode } = source.variants[0]?.unread.includes('barcode') ? stored : content;
  return { ...content, barcode, options: named.options, variants, ...offerOf(variants) };
};

/** Told attributes in the places of the stored ones, between those that the file has no column for. */
const attributesOf = (told: Attributes, scope: AttributeScope, stored: Attributes) => {
  const isTold = ({ name }: Attributes[number]) =>
    scope.names.includes(name) === (scope.tells === 'only');
  if (stored.every(isTold)) return told;
  const left = [...told];
  const merged = stored.flatMap(attribute => {
    if (!isTold(attribute)) return [attribute];
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
export const preserveUntold = (
  content: ImportedContent,
  source: SourceProduct,
  stored: Product,
): ImportedContent => {
  const variants = withStoredIds(content.variants, stored.variants);
  const wanted = sold({ ...content, variants }, source, stored);
  const kept = {
    ...wanted,
    category: categoryOf(content.category, source, stored),
    status: statusOf(content.status, source, stored),
    images: imagesOf(content.images, source, stored),
    attributes: attributesOf(wanted.attributes, readableScope(source), stored.attributes),
  };
  return keepAlike(kept, source, stored);
};
