import { type ColumnTarget, targetOf } from './columnTargets.ts';
import { type Columns, ERROR_COLUMN, type Format, type HeaderMap } from './headers.ts';

/** What became of a column: a field of the product, kept as an attribute, or left out. */
export const COLUMN_FATES = ['field', 'attribute', 'leftOut'] as const;

/** What became of a column. */
export type ColumnFate = (typeof COLUMN_FATES)[number];

/** One column of a file, and what was made of it. */
export interface ColumnReport {
  /** Its heading, as the file writes it; empty where it has none. */
  name: string;
  fate: ColumnFate;
  /** The field, or the name of the attribute, that it is kept as; null where it is left out. */
  as: string | null;
  /** What people can say that it is, where it is that; null for all other columns. */
  target: ColumnTarget | null;
  /** What becomes of it unless somebody decides otherwise. */
  usual: Pick<ColumnReport, 'fate' | 'as' | 'target'>;
  /** Rows that have something in it. */
  filled: number;
  /** Some of its cells, as they are written. */
  samples: readonly string[];
}

/** How many of a column's cells are shown. */
export const SHOWN_CELLS = 3;

/** What was met in a column's cells. */
export type ColumnCells = Pick<ColumnReport, 'filled' | 'samples'>;

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
  lowStockThreshold: 'lowStockThreshold',
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
  if (field !== undefined) return { fate: 'field', as: field };
  const attribute = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
  return attribute === undefined
    ? { fate: 'leftOut', as: null }
    : { fate: 'attribute', as: attribute };
};

/** Our names of the columns, by their places. */
const oursAt = (columns: Columns) =>
  new Map(Object.entries(columns).map(([name, index]) => [index, name]));

const fateAt = (
  index: number,
  ours: ReadonlyMap<number | undefined, string>,
  metafields: HeaderMap['metafields'],
): Pick<ColumnReport, 'fate' | 'as'> => {
  const metafield = metafields.find(one => one.index === index);
  return metafield ? { fate: 'attribute', as: metafield.name } : fateOf(ours.get(index));
};

/**
 * What becomes of every column of a file, in the file's order.
 * @param usual what the headings say before anybody decides about them.
 * @param cells what stands in each column.
 */
export const columnReports = (
  headings: readonly string[],
  format: Format,
  map: Pick<HeaderMap, 'columns' | 'metafields'>,
  usual: Pick<HeaderMap, 'columns' | 'metafields'>,
  cells: readonly ColumnCells[],
): ColumnReport[] => {
  const ours = oursAt(map.columns);
  const usually = oursAt(usual.columns);
  return headings.map((heading, index) => ({
    name: heading.trim(),
    ...fateAt(index, ours, map.metafields),
    target: targetOf(format, ours.get(index)),
    usual: {
      ...fateAt(index, usually, usual.metafields),
      target: targetOf(format, usually.get(index)),
    },
    ...(cells[index] ?? { filled: 0, samples: [] }),
  }));
};

/** The columns that a file's products keep as they are, because nothing is made of them. */
export const leftOutColumns = (
  headings: readonly string[],
  { columns, metafields }: Pick<HeaderMap, 'columns' | 'metafields'>,
): { index: number; name: string }[] => {
  const ours = oursAt(columns);
  return headings.flatMap((heading, index) => {
    const name = heading.trim();
    const isLeftOut = fateAt(index, ours, metafields).fate === 'leftOut';
    return isLeftOut && name !== '' && name !== ERROR_COLUMN ? [{ index, name }] : [];
  });
};
