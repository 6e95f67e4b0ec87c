import { WEIGHT } from '../sourceProduct.ts';
import type { ImportedField, SourceProduct, SourceVariant } from '../types.ts';
import type { Columns } from './headers.ts';
import type { CellReader, FileRecord } from './rowReader.ts';

type Part = SourceVariant['unread'][number];

const PART_COLUMNS: Readonly<Record<string, Part>> = {
  ...{ sku: 'sku', barcode: 'barcode', price: 'price', compareAt: 'compareAtPrice', cost: 'cost' },
  ...{ quantity: 'inventory', grams: 'weightGrams', variantImage: 'imageUrl' },
};

/** The parts of a variant whose cells are empty: a file that only changes things leaves them alone. */
export const blankParts = (
  { cells }: Pick<FileRecord, 'cells'>,
  read: Pick<CellReader, 'text'>,
  columns: Columns,
): Part[] =>
  Object.entries(PART_COLUMNS).flatMap(([column, part]) =>
    columns[column] !== undefined && read.text(cells, column) === '' ? [part] : [],
  );

const isBlank: Readonly<Partial<Record<ImportedField, (product: SourceProduct) => boolean>>> = {
  description: ({ descriptionHtml }) => descriptionHtml === '',
  brand: ({ brand }) => brand === '',
  category: ({ category }) => category === '',
  tags: ({ tags }) => tags.length === 0,
  images: ({ images }) => images.length === 0,
  attributes: ({ attributes, variants }) =>
    attributes.length === 0 && variants.every(({ weight }) => weight === null),
  lowStockThreshold: ({ lowStockThreshold }) => lowStockThreshold === null,
  sku: ({ variants }) => variants.every(({ sku }) => sku === ''),
  barcode: ({ variants }) => variants.every(({ barcode }) => barcode === ''),
};

/** A product of a file that only changes things, without the fields whose cells are empty. */
export const withoutBlanks = (product: SourceProduct): SourceProduct => ({
  ...product,
  provided: product.provided.filter(field => !isBlank[field]?.(product)),
  attributeScope: {
    tells: 'only',
    names: product.attributeScope.names.filter(name =>
      name === WEIGHT
        ? product.variants.some(({ weight }) => weight !== null)
        : product.attributes.some(attribute => attribute.name === name),
    ),
  },
});
