import { MAX_ATTRIBUTES, type Product, type ProductVariant } from '../schemas/product.ts';
import { cheapestOffered } from './cheapestOffered.ts';
import type { ImportedContent } from './map/fieldHashes.ts';
import { WEIGHT } from './sourceProduct.ts';
import type { SourceProduct, VariantPart } from './types.ts';

type Attributes = ImportedContent['attributes'];
type Content = Pick<ImportedContent, 'options' | 'variants'>;

const VARIANT_PARTS: readonly VariantPart[] = [
  ...(['sku', 'barcode', 'price', 'compareAtPrice'] as const),
  ...(['inventory', 'weightGrams', 'imageUrl'] as const),
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

const variantsOf = (
  variants: readonly ProductVariant[],
  stored: Product,
  parts: readonly VariantPart[],
  keepsOversell: boolean,
): ProductVariant[] => {
  const byId = new Map(stored.variants.map(variant => [variant.id, variant]));
  return variants.map(variant => {
    const same = byId.get(variant.id);
    if (!same) return variant;
    const kept = Object.fromEntries(parts.map(part => [part, same[part]]));
    const told = keepsOversell ? withStoredOversell(variant, same) : variant;
    return { ...told, ...kept };
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
  const keepsOversell = source.unsaid.includes('oversell');
  if (content.variants.length === 0)
    return keepsOversell ? withStoredOversell(content, stored) : content;
  const named = withStoredNames(content, stored, source);
  const parts = VARIANT_PARTS.filter(part => source.unsaid.includes(part));
  if (parts.length === 0 && !keepsOversell) return { ...content, ...named };
  const variants = variantsOf(named.variants, stored, parts, keepsOversell);
  return { ...content, options: named.options, variants, ...offerOf(variants) };
};

/** Told attributes in the places of the stored ones, between those that the file has no column for. */
const attributesOf = (told: Attributes, names: readonly string[], stored: Attributes) => {
  const isTold = ({ name }: Attributes[number]) => names.includes(name);
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

/**
 * What a file wants of a stored product, with all that it has no column for as it is stored: people
 * cut columns out of an export before they change and import it again.
 */
export const keepUnsaid = (
  content: ImportedContent,
  source: SourceProduct,
  stored: Product,
): ImportedContent => {
  const { unsaid, attributeNames } = source;
  const alts = new Map(stored.images.map(({ id, alt }) => [id, alt]));
  const wanted = unsaid.length > 0 ? sold(content, source, stored) : content;
  return {
    ...wanted,
    category: categoryOf(content.category, source, stored),
    status:
      unsaid.includes('status') && stored.status === 'archived' ? stored.status : content.status,
    images: unsaid.includes('imageAlt')
      ? content.images.map(image => ({ ...image, alt: alts.get(image.id) ?? image.alt }))
      : content.images,
    attributes: attributeNames
      ? attributesOf(wanted.attributes, attributeNames, stored.attributes)
      : wanted.attributes,
  };
};
