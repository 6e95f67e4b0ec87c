import { WEIGHT } from '../sourceProduct.ts';
import {
  type AttributeScope,
  IMPORTED_FIELDS,
  type ImportedField,
  type MissingPart,
  OPTION_NUMBERS,
  type SourceProduct,
} from '../types.ts';
import type { Columns } from './headers.ts';

/** What a file of Wix's tells of each of its products, by the columns that it has. */
export type WixFile = Pick<SourceProduct, 'provided' | 'unsaid' | 'attributeScope'>;

/** The columns that each imported field comes from, if any; one of them is enough. */
type FieldColumns = Readonly<Record<ImportedField, readonly string[]>>;
/** The column, or columns, without which a part is not told. */
type PartColumns = Readonly<Partial<Record<MissingPart, readonly string[]>>>;

const COMMON = {
  title: ['name'],
  price: ['price'],
  currency: ['price'],
  sku: ['sku'],
  brand: ['brand'],
  inventory: ['inventory'],
  lowStockThreshold: [],
  weightGrams: ['weight'],
  status: ['visible'],
  cost: ['cost'],
} satisfies Partial<FieldColumns>;

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

const options = (values: string): PartColumns =>
  Object.fromEntries(
    OPTION_NUMBERS.flatMap(number => [
      [`option${number}Name`, [`productOptionName${number}`]],
      [`option${number}`, [`${values}${number}`]],
    ]),
  );

/** What neither catalogue's export has a column for. */
const NEVER_PROVIDED: PartColumns = { imageUrl: ['variantImage'], oversell: ['oversell'] };

const V1_FIELDS: FieldColumns = {
  ...COMMON,
  description: ['description'],
  images: ['productImageUrl'],
  compareAtPrice: ['price', 'discountValue'],
  barcode: [],
  category: ['collection'],
  tags: ['collection'],
  options: ['productOptionDescription1'],
  variants: ['productOptionDescription1'],
  attributes: ['ribbon', 'weight', 'additionalInfoTitle1'],
};

const V1_PARTS: PartColumns = {
  ...NEVER_PROVIDED,
  barcode: ['barcode'],
  imageAlt: ['mediaAltText'],
  ...options('productOptionDescription'),
  sku: ['sku'],
  price: ['price'],
  compareAtPrice: ['price'],
  surcharge: ['surcharge'],
  discount: ['discountMode', 'discountValue'],
  inventory: ['inventory'],
  weightGrams: ['weight'],
  visible: ['visible'],
};

const V3_FIELDS: FieldColumns = {
  ...COMMON,
  description: ['plainDescription'],
  images: ['media'],
  compareAtPrice: ['strikethroughPrice'],
  barcode: ['barcode'],
  category: ['primaryCategorySlug'],
  // Categories beside the first one, see below.
  tags: [],
  options: ['productOptionChoices1'],
  variants: ['productOptionChoices1'],
  attributes: ['ribbon', 'weight', 'modifierName1'],
};

const V3_PARTS: PartColumns = {
  ...NEVER_PROVIDED,
  ...options('productOptionChoices'),
  sku: ['sku'],
  barcode: ['barcode'],
  price: ['price'],
  compareAtPrice: ['strikethroughPrice'],
  inventory: ['inventory'],
  weightGrams: ['weight'],
  visible: ['visible'],
  imageAlt: ['mediaAltText'],
};

const has = (columns: Columns, name: string) => columns[name] !== undefined;

/** The scope with the names that a product's own cells have beside the file's. */
export const scopeWith = (
  scope: AttributeScope,
  attributes: SourceProduct['attributes'],
): AttributeScope =>
  scope.tells === 'only'
    ? { ...scope, names: [...scope.names, ...attributes.map(({ name }) => name)] }
    : scope;

/** Attributes are named in cells: only a file with every pair of their columns tells of all. */
const scopeOf = (columns: Columns, pairs: readonly string[]): AttributeScope => {
  const lacking = [
    ...(has(columns, 'ribbon') ? [] : ['Ribbon']),
    ...(has(columns, 'weight') ? [] : [WEIGHT]),
  ];
  if (pairs.every(name => has(columns, name))) return { tells: 'allBut', names: lacking };
  return { tells: 'only', names: ['Ribbon', WEIGHT].filter(name => !lacking.includes(name)) };
};

const fileWith =
  (fields: FieldColumns, parts: PartColumns, pairs: readonly string[]) =>
  (columns: Columns): WixFile => ({
    provided: IMPORTED_FIELDS.filter(field => fields[field].some(name => has(columns, name))),
    unsaid: Object.entries(parts).flatMap(([part, needed]) =>
      needed.every(name => has(columns, name)) ? [] : missingPart(part),
    ),
    attributeScope: scopeOf(columns, pairs),
  });

const isPart = (name: string): name is MissingPart => name in V1_PARTS || name in V3_PARTS;

const missingPart = (name: string): MissingPart[] => (isPart(name) ? [name] : []);

/**
 * What a Catalog V1 file with these columns tells. People cut columns out of an export before they
 * change and import it again: what is not in the file is left as it is.
 */
export const wixV1File = fileWith(V1_FIELDS, V1_PARTS, [
  ...numbered('additionalInfoTitle', 6),
  ...numbered('additionalInfoDescription', 6),
]);

const v3File = fileWith(V3_FIELDS, V3_PARTS, [
  ...numbered('modifierName', 10),
  ...numbered('modifierDescription', 10),
]);

/** What a Catalog V3 file with these columns tells; tags are categories beside the first one. */
export const wixV3File = (columns: Columns): WixFile => {
  const file = v3File(columns);
  const hasTags = has(columns, 'categorySlugs') && has(columns, 'primaryCategorySlug');
  const fields = new Set<ImportedField>(hasTags ? [...file.provided, 'tags'] : file.provided);
  return { ...file, provided: IMPORTED_FIELDS.filter(field => fields.has(field)) };
};
