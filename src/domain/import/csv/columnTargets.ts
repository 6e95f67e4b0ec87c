import type { Format } from './headers.ts';

/** What people can say that a column is; `option1` has an option's values, `option1Name` its name. */
export const COLUMN_TARGETS = [
  ...(['handle', 'title', 'description', 'brand', 'category', 'tags'] as const),
  ...(['status', 'visible', 'price', 'compareAtPrice', 'cost', 'sku', 'barcode'] as const),
  ...(['inventory', 'lowStockThreshold', 'weight', 'images', 'imageAlt', 'variantImage'] as const),
  ...(['option1Name', 'option1', 'option2Name', 'option2', 'option3Name', 'option3'] as const),
] as const;

/** What people can say that a column is. */
export type ColumnTarget = (typeof COLUMN_TARGETS)[number];

/** What people decide about a column: what it is, that it is an attribute, or that it stays out. */
export const COLUMN_CHOICES = [...COLUMN_TARGETS, 'attribute', 'leftOut'] as const;

/** What people decide about a column. */
export type ColumnChoice = (typeof COLUMN_CHOICES)[number];

/** What was decided about columns, by their headings. */
export type ColumnChoices = Readonly<Record<string, ColumnChoice>>;

type Targets = Readonly<Partial<Record<ColumnTarget, string>>>;

const SHOPIFY: Targets = {
  ...{ handle: 'handle', title: 'title', description: 'description', brand: 'vendor' },
  ...{ category: 'productCategory', tags: 'tags', status: 'status', visible: 'published' },
  ...{ price: 'price', compareAtPrice: 'compareAt', cost: 'cost', sku: 'sku', barcode: 'barcode' },
  ...{ inventory: 'quantity', lowStockThreshold: 'lowStockThreshold', weight: 'grams' },
  ...{ images: 'imageUrl', imageAlt: 'imageAlt' },
  ...{ variantImage: 'variantImage', option1Name: 'option1Name', option1: 'option1Value' },
  ...{ option2Name: 'option2Name', option2: 'option2Value' },
  ...{ option3Name: 'option3Name', option3: 'option3Value' },
};

const wixOptions = (values: string): Targets => ({
  ...{ option1Name: 'productOptionName1', option1: `${values}1` },
  ...{ option2Name: 'productOptionName2', option2: `${values}2` },
  ...{ option3Name: 'productOptionName3', option3: `${values}3` },
});

const WIX: Targets = {
  ...{ title: 'name', brand: 'brand', visible: 'visible', price: 'price', cost: 'cost' },
  ...{ sku: 'sku', inventory: 'inventory', weight: 'weight' },
};

/** Our name of the column that each target is, in each format; a format lacks what it never tells. */
export const TARGETS: Readonly<Record<Format, Targets>> = {
  'shopify-legacy': SHOPIFY,
  'shopify-2025': SHOPIFY,
  table: SHOPIFY,
  'wix-v1': {
    ...{ ...WIX, handle: 'handleId', description: 'description', category: 'collection' },
    ...{ images: 'productImageUrl', ...wixOptions('productOptionDescription') },
  },
  'wix-v3': {
    ...{ ...WIX, handle: 'handle', description: 'plainDescription', barcode: 'barcode' },
    ...{ category: 'primaryCategorySlug', tags: 'categorySlugs', images: 'media' },
    ...{ imageAlt: 'mediaAltText', compareAtPrice: 'strikethroughPrice' },
    ...wixOptions('productOptionChoices'),
  },
};

/** What a column is, by our name of it; null where nobody can say so of another one. */
export const targetOf = (format: Format, ours: string | undefined): ColumnTarget | null =>
  ours === undefined
    ? null
    : (COLUMN_TARGETS.find(target => TARGETS[format][target] === ours) ?? null);

/** A choice that says that a column is a field; the others can be made for any number of columns. */
const isTarget = (choice: ColumnChoice): choice is ColumnTarget =>
  choice !== 'attribute' && choice !== 'leftOut';

/**
 * The choices with another one. Only one column can be a field: an earlier choice of it goes.
 * @param choice null takes the column's choice back.
 */
export const withChoice = (
  choices: ColumnChoices,
  name: string,
  choice: ColumnChoice | null,
): Record<string, ColumnChoice> => {
  const others = Object.entries(choices).filter(
    ([other, taken]) => other !== name && !(taken === choice && isTarget(taken)),
  );
  return Object.fromEntries(choice === null ? others : [...others, [name, choice]]);
};

/**
 * Whether files must be read anew for other choices: what is a field is read as one, whereas cells
 * that nothing is made of are at hand.
 * @param isUsed whether something is made of a column without any choice.
 */
export const needsReading = (
  before: ColumnChoices,
  after: ColumnChoices,
  isUsed: (name: string) => boolean,
): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].some(name => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return false;
    return isUsed(name) || [was, is].some(choice => choice !== undefined && isTarget(choice));
  });
