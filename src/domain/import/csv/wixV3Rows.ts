import { errorIssue, warningIssue } from '../issues.ts';
import { addAttribute, emptyVariant, listOf } from '../sourceProduct.ts';
import { codeText } from '../text/codes.ts';
import type { SourceOption, SourceProduct, SourceVariant } from '../types.ts';
import { ownIdOf } from './ownId.ts';
import {
  type CellReader,
  cellReader,
  checkWidth,
  extrasOf,
  type FileRecord,
  fileRecord,
  type RowReader,
  type RowReaderFile,
} from './rowReader.ts';
import type { RowStore } from './shopifyRows.ts';
import { unreadParts } from './unreadParts.ts';
import {
  completeOptions,
  optionName,
  wixChoice,
  wixChoices,
  wixStock,
  wixVisible,
} from './wixCells.ts';
import { scopeWith, wixV3File } from './wixColumns.ts';
import { wixGroups } from './wixGroups.ts';

const OPTION_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
const MODIFIER_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface Group {
  product: SourceProduct;
  own: SourceVariant | null;
  options: (SourceOption & { column: number })[];
  /** Values by option name: variant rows may repeat the names, and then in any order. */
  variants: { variant: SourceVariant; values: Map<string, string> }[];
}

const readVariant = (record: FileRecord, read: CellReader): SourceVariant => {
  const variant: SourceVariant = {
    ...emptyVariant(record.row),
    sku: codeText(read.raw(record.cells, 'sku')),
    barcode: codeText(read.raw(record.cells, 'barcode')),
    price: read.amount(record, 'price'),
    compareAtPrice: read.amount(record, 'strikethroughPrice'),
    cost: read.amount(record, 'cost'),
    weight: read.weight(record, 'weight', 'shop'),
    stock: wixStock(record, read, false),
    visible: wixVisible(read.text(record.cells, 'visible')),
  };
  return { ...variant, unread: unreadParts(record.unread) };
};

const addImages = (product: SourceProduct, record: FileRecord, read: CellReader) => {
  const alt = read.text(record.cells, 'mediaAltText');
  for (const address of listOf(read.text(record.cells, 'media'), ';')) {
    const image = read.image(record, 'media', address, alt);
    if (image) product.images.push(image);
  }
  if (record.unread.includes('media')) product.unread = [...product.unread, 'images'];
};

const readProduct = (group: Group, record: FileRecord, read: CellReader) => {
  const { product } = group;
  const { cells } = record;
  const text = (column: string) => read.text(cells, column);
  product.title = text('name');
  product.ownId = ownIdOf(product.handle);
  product.descriptionHtml = text('plainDescription');
  product.brand = text('brand');
  const slugs = listOf(text('categorySlugs'), ';');
  product.category = text('primaryCategorySlug') || (slugs[0] ?? '');
  product.tags = slugs.filter(slug => slug !== product.category);
  product.status = wixVisible(text('visible')) ? 'active' : 'draft';
  addAttribute(product, 'Ribbon', text('ribbon'));
  for (const number of OPTION_NUMBERS) {
    const values = wixChoices(text(`productOptionChoices${number}`));
    const name = optionName(text(`productOptionName${number}`), number, values, product);
    if (name !== '') group.options.push({ name, values, column: number });
  }
  for (const number of MODIFIER_NUMBERS) {
    const choices = listOf(text(`modifierDescription${number}`), ';').join(', ');
    addAttribute(product, text(`modifierName${number}`), choices);
  }
  product.attributeScope = scopeWith(product.attributeScope, product.attributes);
  group.own = { ...readVariant(record, read), visible: true };
};

const finishGroup = ({ product, own, options, variants }: Group): SourceProduct => {
  if (!own)
    product.issues.push(errorIssue('orphanVariant', { row: product.row, value: product.handle }));
  const complete = completeOptions(
    options.map(({ name, values }) => ({ name, values })),
    variants.map(({ variant, values }) => ({
      ...variant,
      values: options.map(({ name }) => values.get(name) ?? ''),
    })),
  );
  for (const name of complete.dropped)
    product.issues.push(warningIssue('optionWithoutValues', { row: product.row, value: name }));
  product.options = complete.options;
  product.variants = variants.length > 0 ? complete.variants : own ? [own] : [];
  product.sku = own?.sku ?? '';
  product.barcode = own?.barcode ?? '';
  return product;
};

/** Gathers products of a Wix Catalog V3 export: rows PRODUCT, VARIANT and MEDIA of one handle. */
export const wixV3Rows = (): RowStore => {
  const groups = wixGroups<Group>(product => ({ product, own: null, options: [], variants: [] }));

  const reader = (file: RowReaderFile): RowReader => {
    const read = cellReader(file);
    const facts = wixV3File(file.columns);
    const addVariant = (group: Group, record: FileRecord) => {
      const { cells } = record;
      const values = new Map<string, string>();
      for (const number of OPTION_NUMBERS) {
        const written = read.text(cells, `productOptionName${number}`);
        const name = (
          group.options.find(option => option.name === written) ??
          group.options.find(({ column }) => column === number)
        )?.name;
        const choice = wixChoice(read.text(cells, `productOptionChoices${number}`)).name;
        if (name !== undefined && choice !== '') values.set(name, choice);
      }
      group.variants.push({ variant: readVariant(record, read), values });
    };
    return {
      add: (cells, row) => {
        const handle = read.text(cells, 'handle');
        const type = read.text(cells, 'fieldType').toLowerCase();
        if (handle === '' && type === '') return;
        const title = read.text(cells, 'name');
        const group = groups.of({ handle, type, title, row, file: file.file, facts });
        const { product } = group;
        product.rows.push(row);
        checkWidth(cells, file.headings, row, product.issues);
        const record = fileRecord(cells, row, product.issues);
        if (type === 'variant') addVariant(group, record);
        else if (type !== 'media' && group.own) {
          const params = { handle, first: product.title, row: product.row ?? row };
          const at = read.place(cells, 'name', row);
          product.issues.push(errorIssue('duplicateProduct', { ...at, params }));
        } else if (type !== 'media') {
          readProduct(group, record, read);
          Object.assign(product, extrasOf(cells, file));
        }
        if (type !== 'variant') addImages(product, record, read);
      },
    };
  };

  return { reader, finish: () => groups.all().map(finishGroup) };
};
