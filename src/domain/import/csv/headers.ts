import { unescapeFormula } from '../../text/csv.ts';
import { OWN_BARCODE_COLUMN, OWN_COLUMNS, OWN_ID_COLUMN, OWN_SKU_COLUMN } from './ownId.ts';

/** The exports that are understood. */
export const DIALECTS = ['shopify-legacy', 'shopify-2025', 'wix-v1', 'wix-v3'] as const;

/** How the columns of an export are named. */
export type Dialect = (typeof DIALECTS)[number];

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
};

/** Columns of both Shopify generations that are known and have no place in our catalogue. */
const SHOPIFY_IGNORED =
  /^(?:googleshopping\/.*|(?:included|price|compareatprice)\/.*|unitprice.*|option[123]linkedto|variantweightunit|weightunitfordisplay|variantfulfillmentservice|fulfillmentservice|(?:variant)?requiresshipping|varianttaxable|chargetax|(?:variant)?taxcode|collection)$/;

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

const WIX_IGNORED =
  /^(?:customtext(?:field|charlimit|mandatory)\d+|baseunit(?:measurement)?|totalunits(?:measurement)?|preorder(?:enabled|message|limit)|modifier(?:type|charlimit|mandatory)\d+)$/;

/** The heading under which our own file of failed rows says what was wrong. */
export const ERROR_COLUMN = 'Import error';

const ALIASES: Record<Dialect, Record<string, readonly string[]>> = {
  'shopify-legacy': SHOPIFY_ALIASES,
  'shopify-2025': SHOPIFY_ALIASES,
  'wix-v1': WIX_V1_ALIASES,
  'wix-v3': WIX_V3_ALIASES,
};

const IGNORED: Record<Dialect, RegExp> = {
  'shopify-legacy': SHOPIFY_IGNORED,
  'shopify-2025': SHOPIFY_IGNORED,
  'wix-v1': WIX_IGNORED,
  'wix-v3': WIX_IGNORED,
};

/** Whether a heading is of Shopify's metafields, such as `Color (product.metafields.shopify.color)`. */
const isMetafield = (heading: string) =>
  !OWN_COLUMNS.includes(heading.trim()) && /\((?:product|variant)\.metafields\./.test(heading);

/** What a heading row says under a dialect. */
export interface HeaderMap {
  columns: Columns;
  /** Headings that nothing is made of, as the file writes them. */
  unknown: string[];
  /** Shopify's metafield columns. */
  metafields: { index: number; name: string }[];
}

/** Finds the known columns of `dialect`. Where a heading comes twice, the first one counts. */
export const mapHeaders = (headings: readonly string[], dialect: Dialect): HeaderMap => {
  const normal = headings.map(normaliseHeader);
  const entries = Object.entries(ALIASES[dialect]).flatMap(([name, aliases]) => {
    const alias = aliases.find(one => normal.includes(one));
    return alias === undefined ? [] : [[name, normal.indexOf(alias)] as const];
  });
  const used = new Set(entries.map(([, index]) => normal[index]));
  const ignored = IGNORED[dialect];
  const isUnknown = (heading: string, index: number) => {
    const form = normal[index] ?? '';
    return (
      form !== '' &&
      form !== normaliseHeader(ERROR_COLUMN) &&
      !used.has(form) &&
      !ignored.test(form) &&
      !isMetafield(heading)
    );
  };
  return {
    columns: Object.fromEntries(entries),
    unknown: headings.filter(isUnknown).map(heading => heading.trim()),
    metafields: headings.flatMap((heading, index) =>
      isMetafield(heading)
        ? [
            {
              index,
              name: unescapeFormula(heading).replace(
                /\s*\((?:product|variant)\.metafields\..*$/s,
                '',
              ),
            },
          ]
        : [],
    ),
  };
};
