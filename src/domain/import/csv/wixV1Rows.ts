import { htmlToText } from '../../text/htmlToText.ts';
import { addDecimals, lessPercent, negate, signOf } from '../decimal.ts';
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
import { scopeWith, wixV1File } from './wixColumns.ts';
import { wixGroups } from './wixGroups.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** What is taken off the price: a share in percent, or an amount. */
interface Discount {
  mode: 'percent' | 'amount';
  value: string;
}

interface Group {
  product: SourceProduct;
  /** The product's own row: its price, stock and codes count where it has no variants. */
  own: SourceVariant | null;
  options: (SourceOption & { column: number })[];
  discount: Discount | null;
  isDiscountUnread: boolean;
  variants: SourceVariant[];
}

const discounted = (price: string, discount: Discount | null): string => {
  if (!discount || signOf(discount.value) <= 0) return price;
  const less =
    discount.mode === 'percent'
      ? lessPercent(price, discount.value)
      : addDecimals(price, negate(discount.value));
  return signOf(less) < 0 ? '0' : less;
};

const priced = (variant: SourceVariant, full: string | null, discount: Discount | null) => {
  if (full === null) return variant;
  const price = discounted(full, discount);
  return { ...variant, price, compareAtPrice: price === full ? null : full };
};

const readVariant = (
  record: FileRecord,
  read: CellReader,
  priceColumn: 'price' | 'surcharge',
): SourceVariant => {
  const variant: SourceVariant = {
    ...emptyVariant(record.row),
    sku: codeText(read.raw(record.cells, 'sku')),
    price: read.amount(record, priceColumn),
    cost: read.amount(record, 'cost'),
    weight: read.weight(record, 'weight', 'shop'),
    stock: wixStock(record, read, true),
    visible: wixVisible(read.text(record.cells, 'visible')),
  };
  return { ...variant, unread: unreadParts(record.unread) };
};

const readProduct = (group: Group, record: FileRecord, read: CellReader) => {
  const { product } = group;
  const { cells } = record;
  const text = (column: string) => read.text(cells, column);
  product.title = text('name');
  product.ownId = ownIdOf(product.handle);
  product.descriptionHtml = text('description');
  product.brand = text('brand');
  const [category = '', ...others] = listOf(text('collection'), ';').filter(
    name => name.toLowerCase() !== 'all collections' && name.toLowerCase() !== 'all products',
  );
  product.category = category;
  product.tags = others;
  product.status = wixVisible(text('visible')) ? 'active' : 'draft';
  product.images = listOf(text('productImageUrl'), ';').flatMap(address => {
    const image = read.image(record, 'productImageUrl', address, '');
    return image ? [image] : [];
  });
  if (record.unread.includes('productImageUrl')) product.unread = [...product.unread, 'images'];
  addAttribute(product, 'Ribbon', text('ribbon'));
  for (const number of NUMBERS) {
    const values = wixChoices(text(`productOptionDescription${number}`));
    const name = optionName(text(`productOptionName${number}`), number, values, product);
    if (name !== '') group.options.push({ name, values, column: number });
    const title = text(`additionalInfoTitle${number}`);
    addAttribute(product, title, htmlToText(text(`additionalInfoDescription${number}`)));
  }
  product.attributeScope = scopeWith(product.attributeScope, product.attributes);
  group.own = { ...readVariant(record, read, 'price'), visible: true };
  const discount = fileRecord(cells, record.row, record.issues);
  const value = read.amount(discount, 'discountValue');
  if (discount.unread.length > 0) group.isDiscountUnread = true;
  const mode = text('discountMode').toUpperCase() === 'AMOUNT' ? 'amount' : 'percent';
  group.discount = value === null ? null : { mode, value };
  if (text('discountMode') + text('discountValue') === '')
    product.unsaid = [...product.unsaid, 'reduction'];
};

/** A price made of cells of the product's row cannot be read where one of those cannot. */
const withUnreadOf = ({ own, isDiscountUnread }: Group, variant: SourceVariant): SourceVariant => {
  const isUnread = isDiscountUnread || (own?.unread.includes('price') ?? false);
  if (!isUnread) return variant;
  return { ...variant, unread: [...variant.unread, 'price', 'compareAtPrice'] };
};

const finishGroup = (group: Group): SourceProduct => {
  const { product, own, options, discount, variants } = group;
  const base = own?.price ?? null;
  const full = (surcharge: string | null) =>
    surcharge === null ? base : addDecimals(base ?? '0', surcharge);
  const complete = completeOptions(
    options.map(({ name, values }) => ({ name, values })),
    variants.map(variant => withUnreadOf(group, priced(variant, full(variant.price), discount))),
  );
  for (const name of complete.dropped)
    product.issues.push(warningIssue('optionWithoutValues', { row: product.row, value: name }));
  product.options = complete.options;
  product.variants =
    variants.length > 0
      ? complete.variants
      : own
        ? [withUnreadOf(group, priced(own, base, discount))]
        : [];
  product.sku = own?.sku ?? '';
  return product;
};

/** Gathers products of a Wix Catalog V1 export: a variant costs its product's price + surcharge. */
export const wixV1Rows = (): RowStore => {
  const groups = wixGroups<Group>(product => ({
    product,
    own: null,
    options: [],
    discount: null,
    isDiscountUnread: false,
    variants: [],
  }));

  const reader = (file: RowReaderFile): RowReader => {
    const read = cellReader(file);
    const facts = wixV1File(file.columns);
    return {
      add: (cells, row) => {
        const handle = read.text(cells, 'handleId');
        const type = read.text(cells, 'fieldType').toLowerCase();
        if (handle === '' && type === '') return;
        const title = read.text(cells, 'name');
        const group = groups.of({ handle, type, title, row, file: file.file, facts });
        const { product } = group;
        product.rows.push(row);
        checkWidth(cells, file.headings, row, product.issues);
        const record = fileRecord(cells, row, product.issues);
        if (type !== 'variant') {
          if (group.own) {
            const params = { handle, first: product.title, row: product.row ?? row };
            const at = read.place(cells, 'name', row);
            product.issues.push(errorIssue('duplicateProduct', { ...at, params }));
          } else {
            readProduct(group, record, read);
            Object.assign(product, extrasOf(cells, file));
          }
          return;
        }
        const variant = readVariant(record, read, 'surcharge');
        variant.values = (
          group.options.length > 0 ? group.options.map(({ column }) => column) : NUMBERS
        ).map(number => wixChoice(read.text(cells, `productOptionDescription${number}`)).name);
        group.variants.push(variant);
      },
    };
  };

  const finish = () =>
    groups.all().map(group => {
      if (!group.own)
        group.product.issues.push(
          errorIssue('orphanVariant', { row: group.product.row, value: group.product.handle }),
        );
      return finishGroup(group);
    });

  return { reader, finish };
};
