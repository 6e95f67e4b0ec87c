import type { Platform } from '../../platforms.ts';
import { codeOf } from '../checkSource.ts';
import { errorIssue, warningIssue } from '../issues.ts';
import { addAttribute, emptySource, leafCategory, listOf, realCategory } from '../sourceProduct.ts';
import { cellText, codeText, isNo } from '../text/codes.ts';
import { isUpdate, type SourceImage, type SourceProduct, type SourceVariant } from '../types.ts';
import { withoutBlanks } from './blankCells.ts';
import { lowStockCell } from './lowStockCell.ts';
import { madeHandle } from './madeHandle.ts';
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
import { shopifyAttributeNames, shopifyMissingParts, shopifyProvided } from './shopifyColumns.ts';
import { shopifyVariant } from './shopifyVariant.ts';

interface Group {
  product: SourceProduct;
  optionNames: string[];
  variants: SourceVariant[];
  /** What the first row says of a variant; counts where no row is a variant's. */
  first: SourceVariant | null;
  images: { image: SourceImage; position: number }[];
  /** What the file's metafields of variants say, with the variant's place among them. */
  notes: { name: string; variant: number; value: string }[];
}

/** A file, and what it tells of each of its products. */
type ShopifyFile = RowReaderFile & Pick<SourceProduct, 'provided' | 'unsaid' | 'attributeScope'>;

/** Products of Shopify's export, gathered over all rows of all files by their handle. */
export interface RowStore {
  reader: (file: RowReaderFile) => RowReader;
  finish: () => SourceProduct[];
}

const OPTIONS = [1, 2, 3] as const;

/** A row that has any of these is a variant's; the others are of pictures alone. */
const VARIANT_COLUMNS = ['price', 'option1Value', 'sku', 'barcode'] as const;

const statusOf = (status: string, published: string): SourceProduct['status'] | null => {
  const hidden = isNo(published);
  switch (status.toLowerCase()) {
    case 'archived':
    case 'archiviert':
      return 'archived';
    case 'draft':
    case 'unlisted':
    case 'hidden':
    case 'private':
    case 'inactive':
    case 'disabled':
    case 'entwurf':
    case 'inaktiv':
      return 'draft';
    case '':
    case 'active':
    case 'published':
    case 'publish':
    case 'visible':
    case 'enabled':
    case 'aktiv':
      return hidden ? 'draft' : 'active';
    default:
      return null;
  }
};

const readProductFields = (
  group: Group,
  cells: readonly string[],
  row: number,
  file: RowReaderFile,
  read: CellReader,
) => {
  const { product } = group;
  const text = (column: string) => read.text(cells, column);
  product.title = text('title');
  product.ownId = text('ownId') || null;
  product.sku = codeText(read.raw(cells, 'ownSku'));
  product.barcode = codeText(read.raw(cells, 'ownBarcode'));
  product.descriptionHtml = text('description');
  product.brand = text('vendor');
  product.tags = listOf(text('tags'), ',');
  const type = text('type');
  const path = realCategory(text('productCategory'));
  product.category = leafCategory(path) || type;
  if (path.includes('>')) addAttribute(product, 'Product category', path);
  if (path !== '') addAttribute(product, 'Product type', type);
  addAttribute(product, 'SEO title', text('seoTitle'));
  addAttribute(product, 'SEO description', text('seoDescription'));
  for (const { index, name, of } of file.metafields)
    if (of === 'product') addAttribute(product, name, cellText(cells[index]));
  Object.assign(product, extrasOf(cells, file));
  const record = fileRecord(cells, row, product.issues);
  Object.assign(product, lowStockCell(record, read, product.provided));
  const status = statusOf(text('status'), text('published'));
  if (text('status') === '' && text('published') === '' && isUpdate(product))
    product.provided = product.provided.filter(field => field !== 'status');
  if (status === null) {
    product.issues.push(warningIssue('unknownStatus', read.place(cells, 'status', row)));
    product.unread = [...product.unread, 'status'];
  }
  product.status = status ?? 'draft';
  if (text('giftCard').toLowerCase() === 'true')
    product.issues.push(warningIssue('giftCard', read.place(cells, 'giftCard', row)));
};

/** Other shops' exports write all addresses of a product's pictures into one cell. */
const addressesOf = (cell: string) =>
  cell
    .split(/(?<=[\s,;|])(?=https?:\/\/)/)
    .map(part =>
      part
        .replace(/[\s,;|]$/, '')
        .trim()
        .replace(/[,;|]$/, ''),
    )
    .filter(Boolean);

const readImage = (group: Group, record: FileRecord, read: CellReader) => {
  const { cells } = record;
  const position = Number(read.text(cells, 'imagePosition'));
  for (const address of addressesOf(read.text(cells, 'imageUrl'))) {
    const image = read.image(record, 'imageUrl', address, read.text(cells, 'imageAlt'));
    if (image) group.images.push({ image, position: position > 0 ? position : Infinity });
  }
  if (record.unread.includes('imageUrl'))
    group.product.unread = [...group.product.unread, 'images'];
};

const readNotes = (group: Group, cells: readonly string[], { metafields }: RowReaderFile) => {
  const variant = Math.max(0, group.variants.length - 1);
  for (const { index, name, of } of metafields) {
    const value = of === 'variant' ? cellText(cells[index]) : '';
    if (value !== '') group.notes.push({ name, variant, value });
  }
};

/** What all variants say alike is said once; otherwise each has a line of its own. */
const addNotes = (product: SourceProduct, notes: Group['notes']) => {
  for (const name of new Set(notes.map(note => note.name))) {
    const said = notes.filter(note => note.name === name);
    const values = new Set(said.map(({ value }) => value));
    const isSame = values.size === 1 && said.length >= product.variants.length;
    const lines = said.map(({ variant, value }) => {
      const label = product.variants[variant]?.values.filter(Boolean).join(' / ');
      return label ? `${label}: ${value}` : value;
    });
    addAttribute(product, name, isSame ? [...values].join('') : lines.join('\n'));
  }
};

const finishGroup = (group: Group): SourceProduct => {
  const { product, optionNames } = group;
  const variants = group.variants.length === 0 && group.first ? [group.first] : group.variants;
  if (product.unsaid.includes('option1') && variants.some(variant => codeOf(variant) !== ''))
    product.byCode = variants;
  // Codes tell variants apart where the file has no column for their options.
  if (product.byCode && !product.provided.includes('variants'))
    product.provided = [...product.provided, 'variants'];
  const isDefault = (variant: SourceVariant) =>
    variant.values.every(
      (value, index) => value === '' || (index === 0 && value.toLowerCase() === 'default title'),
    );
  const hasOptions = !variants.every(isDefault);
  const used = hasOptions
    ? [0, 1, 2].filter(index => variants.some(variant => variant.values[index]))
    : [];
  product.options = used.map(index => ({
    name: optionNames[index] || `Option ${index + 1}`,
    values: [...new Set(variants.map(variant => variant.values[index] ?? ''))]
      .filter(Boolean)
      .map(name => ({ name })),
  }));
  product.variants = variants.map(variant => ({
    ...variant,
    values: used.map(index => variant.values[index] ?? ''),
  }));
  product.images = [...group.images]
    .sort((a, b) => (a.position === b.position ? 0 : a.position - b.position))
    .map(({ image }) => image);
  addNotes(product, group.notes);
  return isUpdate(product) ? withoutBlanks(product) : product;
};

/** Rows of one handle belong together, wherever they stand. */
const rowsOf = (platform: Platform): RowStore => {
  const groups = new Map<string, Group>();
  /** By handle in lower case: Shopify tells no two products apart by case. */
  const folded = new Map<string, Group>();
  let current: Group | null = null;

  const open = (handle: string, row: number, facts: ShopifyFile, id = handle) => {
    const { file, provided, unsaid, attributeScope } = facts;
    const product: SourceProduct = {
      ...emptySource(platform, 'csv', handle),
      ...{ row, file, provided, unsaid, attributeScope },
    };
    const group: Group = {
      product,
      optionNames: [],
      variants: [],
      first: null,
      images: [],
      notes: [],
    };
    groups.set(id, group);
    const key = handle.toLowerCase();
    if (!folded.has(key)) folded.set(key, group);
    return group;
  };

  /** A handle in another case is the same product, unless its row names another one. */
  const inOtherCase = (handle: string, title: string) => {
    const group = folded.get(handle.toLowerCase());
    return group && (title === '' || title === group.product.title) ? group : undefined;
  };

  const openWithoutHandle = (title: string, row: number, file: ShopifyFile) => {
    const { handle, made } = madeHandle(title, one => groups.has(one));
    const group = open(handle, row, file);
    if (handle !== made)
      group.product.issues.push(
        warningIssue('handleMade', { row, value: title, params: { handle } }),
      );
    return group;
  };

  const reader = (readerFile: RowReaderFile): RowReader => {
    const { columns, metafields } = readerFile;
    const file: ShopifyFile = {
      ...readerFile,
      provided: shopifyProvided(columns, metafields.length > 0),
      unsaid: shopifyMissingParts(columns),
      attributeScope: { tells: 'only', names: shopifyAttributeNames(columns, metafields) },
    };
    const read = cellReader(file);
    const isByCode = columns.handle === undefined && columns.title === undefined;
    const groupOf = (cells: readonly string[], handle: string, title: string, row: number) => {
      if (handle !== '')
        return groups.get(handle) ?? inOtherCase(handle, title) ?? open(handle, row, file);
      if (title !== '') return openWithoutHandle(title, row, file);
      if (!isByCode) return current;
      const code = codeText(read.raw(cells, 'sku')) || codeText(read.raw(cells, 'barcode'));
      // No handle has such a sign.
      const id = `\u0000${code || row}`;
      return groups.get(id) ?? open('', row, file, id);
    };
    return {
      add: (cells, row) => {
        const handle = read.text(cells, 'handle');
        const title = read.text(cells, 'title');
        const group = groupOf(cells, handle, title, row);
        if (!group) return;
        current = group;
        const { product } = group;
        const isOther = title !== '' && product.title !== '' && title !== product.title;
        product.rows.push(row);
        checkWidth(cells, file.headings, row, product.issues);
        if (isOther) {
          const at = read.place(cells, 'title', row);
          const params = { handle: product.handle, first: product.title, row: product.row ?? row };
          product.issues.push(errorIssue('duplicateProduct', { ...at, params }));
          return;
        }
        if (product.title === '' && (title !== '' || product.rows.length === 1))
          readProductFields(group, cells, row, file, read);
        for (const [index, number] of OPTIONS.entries())
          group.optionNames[index] ||=
            read.text(cells, `option${number}Name`) || (file.optionNames?.[index] ?? '');
        const record = fileRecord(cells, row, product.issues);
        const isVariant = VARIANT_COLUMNS.some(column => read.text(cells, column) !== '');
        if (isVariant) group.variants.push(shopifyVariant(record, read, file));
        else if (product.rows.length === 1) group.first = shopifyVariant(record, read, file);
        if (isVariant || product.rows.length === 1) readNotes(group, cells, file);
        readImage(group, record, read);
      },
    };
  };

  return { reader, finish: () => [...groups.values()].map(finishGroup) };
};

/** Gathers the products of Shopify's export. */
export const shopifyRows = (): RowStore => rowsOf('shopify');

/** Gathers the products of any table, which has a row for each variant or picture as Shopify's has. */
export const tableRows: Readonly<Record<Platform, () => RowStore>> = {
  shopify: () => rowsOf('shopify'),
  wix: () => rowsOf('wix'),
};
