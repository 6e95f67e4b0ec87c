import { VARIANT_KINDS, type VariantKind } from '../duplicates/differsOnlyIn.ts';
import { readTitle, type Token } from '../duplicates/text/readTitle.ts';
import {
  MAX_VARIANTS,
  type Product,
  type ProductOption,
  type ProductVariant,
} from '../schemas/product.ts';

/** What products that differ in nothing but options become together. */
export interface JoinedOptions {
  /** What their titles have in common, as the first one writes it. */
  title: string;
  options: ProductOption[];
  variants: ProductVariant[];
}

/** Why they cannot become options of one product. */
export type JoinProblem = 'currency' | 'titles' | 'options' | 'sameValues' | 'tooMany';

/** Names of the options that are made, by what the products differ in. */
export type OptionNames = Readonly<Record<VariantKind, string>>;

/** Options that a product can have. */
const MOST_OPTIONS = 6;

/** The words of a kind that not all titles have, as they are written. */
const wordsOf = (title: string, kind: VariantKind, shared: ReadonlySet<string>) =>
  readTitle(title)
    .filter(token => token.kind === kind && !shared.has(token.text))
    .map(({ start, end }) => title.slice(start, end))
    .join(' ');

const sharedBy = (titles: readonly string[]): Set<string> => {
  const all = titles.map(title => readTitle(title).map(({ text }) => text));
  return new Set(all.flat().filter(text => all.every(texts => texts.includes(text))));
};

/** The title without the words that its options say, and without what held them together. */
const withoutTokens = (title: string, tokens: readonly Token[]) => {
  let rest = title;
  for (const { start, end } of [...tokens].sort((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)}${rest.slice(end)}`;
  return rest
    .replace(/[([][\s,;:/–-]*[)\]]/g, ' ')
    .replace(/\s+([,;:])/g, '$1')
    .replace(/([,;:/–-])(?:\s*[,;:/–-])+/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:/–-]+|(?:\s(?:in|and|und)|[\s,;:/–-])+$/gi, '');
};

const variantOf = (product: Product, optionValues: Record<string, string>): ProductVariant => ({
  id: product.id,
  optionValues,
  sku: product.sku,
  barcode: product.barcode,
  price: product.price,
  compareAtPrice: product.compareAtPrice,
  inventory: product.inventory,
  weightGrams: product.weightGrams,
  imageUrl: product.images[0]?.url ?? null,
  visible: product.status === 'active',
});

const namesOf = (options: readonly ProductOption[]) => options.map(({ name }) => name).join('\n');

/**
 * Makes one product of several that differ in size, colour or a measure only: each becomes a
 * variant with its own SKU, barcode, price and stock (or keeps the variants it has, with one more
 * option).
 * @param products two or more, the one that survives first.
 */
export const joinAsOptions = (
  products: readonly Product[],
  names: OptionNames,
): { joined: JoinedOptions } | { problem: JoinProblem } => {
  const [first] = products;
  if (!first || products.some(({ currency }) => currency !== first.currency))
    return { problem: 'currency' };
  const own = namesOf(first.options);
  if (products.some(product => namesOf(product.options) !== own)) return { problem: 'options' };
  const titles = products.map(({ title }) => title);
  const shared = sharedBy(titles);
  const kinds = VARIANT_KINDS.filter(kind =>
    titles.every(title => wordsOf(title, kind, shared) !== ''),
  );
  if (kinds.length === 0) return { problem: 'titles' };
  if (first.options.length + kinds.length > MOST_OPTIONS) return { problem: 'tooMany' };
  const added = kinds.map(
    (kind): ProductOption => ({
      name: names[kind],
      values: [...new Set(titles.map(title => wordsOf(title, kind, shared)))].map(name => ({
        name,
      })),
    }),
  );
  const variants = products.flatMap(product => {
    const values = Object.fromEntries(
      kinds.map(kind => [names[kind], wordsOf(product.title, kind, shared)]),
    );
    if (product.variants.length === 0) return [variantOf(product, values)];
    return product.variants.map(variant => ({
      ...variant,
      id: `${product.id}-${variant.id}`,
      optionValues: { ...variant.optionValues, ...values },
    }));
  });
  if (variants.length > MAX_VARIANTS) return { problem: 'tooMany' };
  const combinations = variants.map(({ optionValues }) =>
    JSON.stringify(Object.entries(optionValues).sort()),
  );
  if (new Set(combinations).size < combinations.length) return { problem: 'sameValues' };
  const odd = readTitle(first.title).filter(
    ({ kind, text }) => kinds.some(one => one === kind) && !shared.has(text),
  );
  const title = withoutTokens(first.title, odd) || first.title;
  return { joined: { title, options: [...first.options, ...added], variants } };
};
