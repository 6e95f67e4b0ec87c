import { addTags } from '@/components/forms/addTags.ts';
import type { TypedTags } from '@/components/forms/TagsField.tsx';
import { decimalToMinor } from '@/domain/money/money.ts';
import type { BulkEdit, PriceChange } from '@/domain/product/bulkEdit.ts';
import { readWholeNumber } from '@/domain/product/form/readProductForm.ts';
import type { SaleChange } from '@/domain/product/saleChange.ts';
import { MAX_PIECES, type StockChange } from '@/domain/product/stockChange.ts';
import { PRODUCT_STATUSES, productInputSchema } from '@/domain/schemas/product.ts';

/** How stock can change, in the order of the menu. */
export const STOCK_MODES = ['set', 'add', 'take'] as const satisfies readonly StockChange['mode'][];

/** What can be done about a sale, in the order of the menu. */
export const SALE_MODES = [
  'percent',
  'amount',
  'end',
] as const satisfies readonly SaleChange['mode'][];

/** The bulk edit dialog as typed; a field takes part only where it is switched on. */
export interface BulkEditForm {
  on: ReadonlySet<BulkField>;
  status: string;
  category: string;
  brand: string;
  priceMode: PriceChange['mode'];
  /** A plain decimal, or what was typed where that is no number. */
  priceValue: string;
  ending: string;
  saleMode: SaleChange['mode'];
  /** A plain decimal, or what was typed where that is no number. */
  saleValue: string;
  /** Days and times by the reader's clocks; empty is now, and without an end. */
  saleFrom: string;
  saleUntil: string;
  /** What a sale with times is called. */
  saleName: string;
  stockMode: StockChange['mode'];
  /** Pieces as typed. */
  stockValue: string;
  /** Pieces as typed; empty is the default. */
  lowStockThreshold: string;
  addTags: TypedTags;
  removeTags: TypedTags;
}

/** The fields that can be switched on. */
export const BULK_FIELDS = [
  'status',
  'category',
  'brand',
  'price',
  'sale',
  'stock',
  'lowStockThreshold',
  'addTags',
  'removeTags',
] as const;

/** A field of the dialog. */
export type BulkField = (typeof BULK_FIELDS)[number];

/** The dialog before anything is typed. */
export const emptyBulkEdit: BulkEditForm = {
  on: new Set(),
  status: 'active',
  category: '',
  brand: '',
  priceMode: 'percent',
  priceValue: '',
  ending: '',
  saleMode: 'percent',
  saleValue: '',
  saleFrom: '',
  saleUntil: '',
  saleName: '',
  stockMode: 'set',
  stockValue: '',
  lowStockThreshold: '',
  addTags: { tags: [], typed: '' },
  removeTags: { tags: [], typed: '' },
};

const tagsOf = ({ tags, typed }: TypedTags) => addTags(tags, typed);

const readPrice = (form: BulkEditForm): PriceChange | null => {
  const text = form.priceValue.trim();
  const ending = form.ending === '' ? null : Number(form.ending);
  if (form.priceMode === 'percent') {
    const percent = Number(text);
    return text !== '' && Number.isFinite(percent) ? { mode: 'percent', percent, ending } : null;
  }
  if (decimalToMinor(text, 'USD') === null) return null;
  if (form.priceMode === 'amount') return { mode: 'amount', amount: text, ending };
  return text.startsWith('-') ? null : { mode: 'set', amount: text };
};

const readSale = ({ saleMode, saleValue }: BulkEditForm): SaleChange | null => {
  if (saleMode === 'end') return { mode: 'end' };
  const text = saleValue.trim();
  const value = Number(text);
  if (!(value > 0) || decimalToMinor(text, 'USD') === null) return null;
  if (saleMode === 'amount') return { mode: 'amount', amount: text };
  return value <= 100 ? { mode: 'percent', percent: value } : null;
};

const saleProblemOf = (form: BulkEditForm, sale: SaleChange | null | undefined) => {
  if (sale === undefined) return {};
  if (form.on.has('price')) return { sale: 'products.bulk.saleOrPrice' };
  if (sale !== null) return {};
  const percent = form.saleMode === 'percent';
  return { sale: percent ? 'products.bulk.invalidPercent' : 'products.bulk.invalidAmount' };
};

const readStock = (form: BulkEditForm): StockChange | null => {
  const digits = form.stockValue.replace(/\s/g, '');
  const pieces = Number(digits);
  return /^\d+$/.test(digits) && pieces <= MAX_PIECES ? { mode: form.stockMode, pieces } : null;
};

const readThreshold = ({ lowStockThreshold }: BulkEditForm) =>
  productInputSchema.shape.lowStockThreshold.safeParse(readWholeNumber(lowStockThreshold));

/** What the dialog asks for, and the message keys of what is wrong with it. */
export const readBulkEdit = (
  form: BulkEditForm,
): { edit: BulkEdit; problems: Partial<Record<BulkField, string>> } => {
  const { on } = form;
  const status = PRODUCT_STATUSES.find(known => known === form.status);
  const price = on.has('price') ? readPrice(form) : undefined;
  const sale = on.has('sale') ? readSale(form) : undefined;
  const stock = on.has('stock') ? readStock(form) : undefined;
  const threshold = on.has('lowStockThreshold') ? readThreshold(form) : undefined;
  return {
    edit: {
      ...(on.has('status') && status ? { status } : {}),
      ...(on.has('category') ? { category: form.category.trim() } : {}),
      ...(on.has('brand') ? { brand: form.brand.trim() } : {}),
      ...(price ? { price } : {}),
      ...(sale && !on.has('price') ? { sale } : {}),
      ...(stock ? { stock } : {}),
      ...(threshold?.success ? { lowStockThreshold: threshold.data } : {}),
      ...(on.has('addTags') ? { addTags: tagsOf(form.addTags) } : {}),
      ...(on.has('removeTags') ? { removeTags: tagsOf(form.removeTags) } : {}),
    },
    problems: {
      ...(price === null ? { price: 'products.bulk.invalidNumber' } : {}),
      ...saleProblemOf(form, sale),
      ...(stock === null ? { stock: 'products.bulk.invalidPieces' } : {}),
      ...(threshold?.success === false
        ? { lowStockThreshold: 'validation.lowStockThreshold' }
        : {}),
    },
  };
};
