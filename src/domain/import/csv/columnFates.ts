import { type Columns, ERROR_COLUMN, type HeaderMap } from './headers.ts';

/** What became of a column: kept as a field of the product, kept as an attribute, or left out. */
export const COLUMN_FATES = ['kept', 'attribute', 'leftOut'] as const;

/** What became of a column. */
export type ColumnFate = (typeof COLUMN_FATES)[number];

/** One column of a file, and what was made of it. */
export interface ColumnReport {
  /** Its heading, as the file writes it; empty where it has none. */
  name: string;
  fate: ColumnFate;
  /** The field, or the name of the attribute, that it is kept as; null where it is left out. */
  as: string | null;
  /** Rows that have something in it. */
  filled: number;
}

/** What our names of columns are kept as; a name's number is left aside. */
const FIELDS: Record<string, string> = {
  ...{ handle: 'handle', handleId: 'handle', fieldType: 'rowKind' },
  ...{ ownId: 'handle', ownSku: 'sku', ownBarcode: 'barcode' },
  ...{ title: 'title', name: 'title' },
  ...{ description: 'description', plainDescription: 'description' },
  ...{ vendor: 'brand', brand: 'brand' },
  ...{ productCategory: 'category', type: 'category', primaryCategorySlug: 'category' },
  ...{ collection: 'category', categorySlugs: 'tags', tags: 'tags' },
  ...{ published: 'status', status: 'status', visible: 'status' },
  ...{ optionName: 'options', optionValue: 'options', productOptionName: 'options' },
  ...{ productOptionDescription: 'options', productOptionChoices: 'options' },
  productOptionType: 'options',
  ...{ sku: 'sku', barcode: 'barcode', price: 'price', surcharge: 'price' },
  ...{ compareAt: 'compareAtPrice', strikethroughPrice: 'compareAtPrice' },
  ...{ discountMode: 'compareAtPrice', discountValue: 'compareAtPrice', cost: 'cost' },
  ...{ grams: 'weight', weight: 'weight' },
  ...{ tracker: 'inventory', quantity: 'inventory', policy: 'inventory', inventory: 'inventory' },
  ...{ imageUrl: 'images', imagePosition: 'images', imageAlt: 'images', variantImage: 'images' },
  ...{ productImageUrl: 'images', media: 'images', mediaAltText: 'images' },
};

/** Columns whose cells become attributes, by the attribute's name; those of pairs name themselves. */
const ATTRIBUTES: Record<string, string> = {
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  ribbon: 'Ribbon',
  additionalInfoTitle: '',
  additionalInfoDescription: '',
  modifierName: '',
  modifierDescription: '',
};

const unnumbered = (name: string) => name.replace(/^option\d/, 'option').replace(/\d+$/, '');

const fateOf = (ours: string | undefined): Pick<ColumnReport, 'fate' | 'as'> => {
  const name = unnumbered(ours ?? '');
  const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  if (field !== undefined) return { fate: 'kept', as: field };
  const attribute = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
  return attribute === undefined
    ? { fate: 'leftOut', as: null }
    : { fate: 'attribute', as: attribute };
};

/** Our names of the columns, by their places. */
const oursAt = (columns: Columns) =>
  new Map(Object.entries(columns).map(([name, index]) => [index, name]));

/**
 * What becomes of every column of a file, in the file's order.
 * @param filled how many rows have something in each column.
 */
export const columnReports = (
  headings: readonly string[],
  { columns, metafields }: Pick<HeaderMap, 'columns' | 'metafields'>,
  filled: readonly number[],
): ColumnReport[] => {
  const ours = oursAt(columns);
  const named = new Map(metafields.map(({ index, name }) => [index, name]));
  return headings.map((heading, index) => {
    const count = filled[index] ?? 0;
    const metafield = named.get(index);
    const fate =
      metafield === undefined
        ? fateOf(ours.get(index))
        : ({ fate: 'attribute', as: metafield } as const);
    return { name: heading.trim(), ...fate, filled: count };
  });
};

/** The columns that a file's products keep as they are, because nothing is made of them. */
export const leftOutColumns = (
  headings: readonly string[],
  map: Pick<HeaderMap, 'columns' | 'metafields'>,
): { index: number; name: string }[] =>
  columnReports(headings, map, []).flatMap(({ name, fate }, index) =>
    fate === 'leftOut' && name !== '' && name !== ERROR_COLUMN ? [{ index, name }] : [],
  );
