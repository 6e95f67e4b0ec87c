import { unescapeFormula } from '../../text/csv.ts';
import { type ColumnChoice, type ColumnChoices, TARGETS } from './columnTargets.ts';
import {
  OWN_BARCODE_COLUMN,
  OWN_COLUMNS,
  OWN_ID_COLUMN,
  OWN_LOW_STOCK_COLUMN,
  OWN_SKU_COLUMN,
} from './ownId.ts';
import { TABLE_ALIASES } from './tableAliases.ts';

/** The exports that are understood. */
export const DIALECTS = ['shopify-legacy', 'shopify-2025', 'wix-v1', 'wix-v3'] as const;

/** How the columns of an export are named. */
export type Dialect = (typeof DIALECTS)[number];

/** An export, or any other table of products, whose columns are known by their usual names. */
export type Format = Dialect | 'table';

/** Where each known column is: our name for it → its index. */
export type Columns = Readonly<Record<string, number | undefined>>;

/** A heading's normal form: letters, digits and slashes only, in lower case. */
export const normaliseHeader = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]/gu, '');

const SHOPIFY_ALIASES: Record<string, readonly string[]> = {
  handle: ['handle', 'urlhandle'],
  title: ['title'],
  description: ['bodyhtml', 'description', 'body'],
  vendor: ['vendor'],
  productCategory: ['productcategory', 'standardproducttype', 'category'],
  type: ['type', 'customproducttype', 'producttype'],
  tags: ['tags'],
  published: ['published', 'publishedononlinestore'],
  status: ['status'],
  option1Name: ['option1name'],
  option1Value: ['option1value'],
  option2Name: ['option2name'],
  option2Value: ['option2value'],
  option3Name: ['option3name'],
  option3Value: ['option3value'],
  sku: ['variantsku', 'sku'],
  barcode: ['variantbarcode', 'barcode'],
  price: ['variantprice', 'price'],
  compareAt: ['variantcompareatprice', 'compareatprice'],
  cost: ['costperitem', 'variantcost'],
  grams: ['variantgrams', 'weightvaluegrams'],
  tracker: ['variantinventorytracker', 'inventorytracker'],
  quantity: ['variantinventoryqty', 'variantinventoryquantity', 'inventoryquantity'],
  policy: ['variantinventorypolicy', 'continuesellingwhenoutofstock'],
  imageUrl: ['imagesrc', 'productimageurl', 'imageurl'],
  imagePosition: ['imageposition'],
  imageAlt: ['imagealttext'],
  variantImage: ['variantimage', 'variantimageurl'],
  giftCard: ['giftcard'],
  seoTitle: ['seotitle'],
  seoDescription: ['seodescription'],
  ownId: [normaliseHeader(OWN_ID_COLUMN)],
  ownSku: [normaliseHeader(OWN_SKU_COLUMN)],
  ownBarcode: [normaliseHeader(OWN_BARCODE_COLUMN)],
  lowStockThreshold: [normaliseHeader(OWN_LOW_STOCK_COLUMN)],
};

const numbered = (names: readonly string[], count: number) =>
  names.flatMap(name => Array.from({ length: count }, (_, index) => `${name}${index + 1}`));

const byOwnName = (names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, [normaliseHeader(name)]]));

const WIX_V1_ALIASES: Record<string, readonly string[]> = byOwnName([
  ...['handleId', 'fieldType', 'name', 'description', 'productImageUrl', 'collection', 'sku'],
  ...['ribbon', 'price', 'surcharge', 'visible', 'discountMode', 'discountValue', 'inventory'],
  ...['weight', 'cost', 'brand'],
  ...numbered(['productOptionName', 'productOptionType', 'productOptionDescription'], 6),
  ...numbered(['additionalInfoTitle', 'additionalInfoDescription'], 6),
]);

const WIX_V3_ALIASES: Record<string, readonly string[]> = byOwnName([
  ...['handle', 'fieldType', 'name', 'visible', 'plainDescription', 'categorySlugs'],
  ...['primaryCategorySlug', 'media', 'mediaAltText', 'ribbon', 'brand', 'price'],
  ...['strikethroughPrice', 'cost', 'inventory', 'sku', 'barcode', 'weight'],
  ...numbered(['productOptionName', 'productOptionType', 'productOptionChoices'], 6),
  ...numbered(['modifierName', 'modifierDescription'], 10),
]);

/** The heading under which our own file of failed rows says what was wrong. */
export const ERROR_COLUMN = 'Import error';

const withMore = (
  aliases: Record<string, readonly string[]>,
  more: Readonly<Record<string, readonly string[]>>,
) =>
  Object.fromEntries(
    Object.entries(aliases).map(([name, known]) => [name, [...known, ...(more[name] ?? [])]]),
  );

const ALIASES: Record<Format, Record<string, readonly string[]>> = {
  'shopify-legacy': SHOPIFY_ALIASES,
  'shopify-2025': SHOPIFY_ALIASES,
  'wix-v1': WIX_V1_ALIASES,
  'wix-v3': WIX_V3_ALIASES,
  table: withMore(SHOPIFY_ALIASES, TABLE_ALIASES),
};

/** What a heading row says under a dialect. */
export interface HeaderMap {
  columns: Columns;
  /** Shopify's metafield columns, and what each is called in the catalogue. */
  metafields: Metafield[];
}

/** A column of Shopify's metafields. */
export interface Metafield {
  index: number;
  name: string;
  /** Whose value it is. */
  of: 'product' | 'variant';
}

const METAFIELD = /\((product|variant)\.metafields\.([^()]*)\)$/;

/**
 * Shopify's metafield columns, such as `Color (product.metafields.shopify.color-pattern)`. They are
 * called by their label; where two share one, by namespace and key as well.
 */
const metafieldsOf = (headings: readonly string[]): Metafield[] => {
  const found = headings.flatMap((heading, index) => {
    if (OWN_COLUMNS.includes(heading.trim())) return [];
    const whole = unescapeFormula(heading.trim());
    const [suffix, of, key = ''] = METAFIELD.exec(whole) ?? [];
    if (suffix === undefined || (of !== 'product' && of !== 'variant')) return [];
    const label = whole.slice(0, whole.length - suffix.length).trim() || key;
    return [{ index, of, key, label }] as const;
  });
  const keys = new Map<string, Set<string>>();
  for (const { label, key } of found) {
    const folded = label.toLowerCase();
    keys.set(folded, (keys.get(folded) ?? new Set()).add(key));
  }
  const isShared = (label: string) => (keys.get(label.toLowerCase())?.size ?? 0) > 1;
  return found.map(one => ({
    index: one.index,
    of: one.of,
    name: isShared(one.label) ? `${one.label} (${one.key})` : one.label,
  }));
};

/** A column that somebody decided about, and our name of it where it is a field. */
interface Chosen {
  index: number;
  choice: ColumnChoice;
  ours: string | null;
}

/** What a heading row says once people have said of some headings what they are. */
const withChoices = (
  { columns, metafields }: HeaderMap,
  headings: readonly string[],
  format: Format,
  choices: ColumnChoices,
): HeaderMap => {
  const chosen = headings.flatMap((heading, index): Chosen[] => {
    const name = heading.trim();
    const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
    if (choice === undefined || headings.findIndex(one => one.trim() === name) < index) return [];
    if (choice === 'attribute' || choice === 'leftOut') return [{ index, choice, ours: null }];
    const ours = TARGETS[format][choice];
    // What this format never tells was said of another one.
    return ours === undefined ? [] : [{ index, choice, ours }];
  });
  const decided = new Set(chosen.map(({ index }) => index));
  const recognised = Object.entries(columns).filter(
    ([, index]) => index !== undefined && !decided.has(index),
  );
  const mapped = chosen.flatMap(({ index, ours }) =>
    ours === null ? [] : [[ours, index] as const],
  );
  const attributes = new Set(
    chosen.flatMap(({ index, choice }) => (choice === 'attribute' ? [index] : [])),
  );
  return {
    columns: Object.fromEntries([...recognised, ...mapped]),
    metafields: metafields.filter(({ index }) => !decided.has(index) || attributes.has(index)),
  };
};

/**
 * Finds the known columns of a format. Where a heading comes twice, the first one counts.
 * @param choices what people say of some headings; that wins.
 */
export const mapHeaders = (
  headings: readonly string[],
  format: Format,
  choices: ColumnChoices = {},
): HeaderMap => {
  const normal = headings.map(normaliseHeader);
  const entries = Object.entries(ALIASES[format]).flatMap(([name, aliases]) => {
    const alias = aliases.find(one => normal.includes(one));
    return alias === undefined ? [] : [[name, normal.indexOf(alias)] as const];
  });
  const found = { columns: Object.fromEntries(entries), metafields: metafieldsOf(headings) };
  return withChoices(found, headings, format, choices);
};
