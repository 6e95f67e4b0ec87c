import { decimalToMinor } from '@/domain/money/money.ts';
import type { BulkEdit, PriceChange } from '@/domain/product/bulkEdit.ts';
import { MAX_PIECES, type StockChange } from '@/domain/product/stockChange.ts';
import { PRODUCT_STATUSES } from '@/domain/schemas/product.ts';

/** How stock can change, in the order of the menu. */
export const STOCK_MODES = ['set', 'add', 'take'] as const satisfies readonly StockChange['mode'][];

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
  stockMode: StockChange['mode'];
  /** Pieces as typed. */
  stockValue: string;
  addTags: string;
  removeTags: string;
}

/** The fields that can be switched on. */
export const BULK_FIELDS = [
  'status',
  'category',
  'brand',
  'price',
  'stock',
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
  stockMode: 'set',
  stockValue: '',
  addTags: '',
  removeTags: '',
};

const tagsOf = (text: string) =>
  text
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean);

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

const readStock = (form: BulkEditForm): StockChange | null => {
  const digits = form.stockValue.replace(/\s/g, '');
  const pieces = Number(digits);
  return /^\d+$/.test(digits) && pieces <= MAX_PIECES ? { mode: form.stockMode, pieces } : null;
};

/** What the dialog asks for, and the message keys of what is wrong with it. */
export const readBulkEdit = (
  form: BulkEditForm,
): { edit: BulkEdit; problems: Partial<Record<BulkField, string>> } => {
  const { on } = form;
  const status = PRODUCT_STATUSES.find(known => known === form.status);
  const price = on.has('price') ? readPrice(form) : undefined;
  const stock = on.has('stock') ? readStock(form) : undefined;
  return {
    edit: {
      ...(on.has('status') && status ? { status } : {}),
      ...(on.has('category') ? { category: form.category.trim() } : {}),
      ...(on.has('brand') ? { brand: form.brand.trim() } : {}),
      ...(price ? { price } : {}),
      ...(stock ? { stock } : {}),
      ...(on.has('addTags') ? { addTags: tagsOf(form.addTags) } : {}),
      ...(on.has('removeTags') ? { removeTags: tagsOf(form.removeTags) } : {}),
    },
    problems: {
      ...(price === null ? { price: 'products.bulk.invalidNumber' } : {}),
      ...(stock === null ? { stock: 'products.bulk.invalidPieces' } : {}),
    },
  };
};
