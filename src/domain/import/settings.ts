import { z } from 'zod';
import { MAX_LENGTH, requiredLine } from '../schemas/common.ts';
import { currencyCode } from '../schemas/product.ts';
import { isReservedKey } from '../schemas/reservedKey.ts';
import { COLUMN_CHOICES } from './csv/columnTargets.ts';

/** What people decide about an import before anything is written. */
export const importSettingsSchema = z.object({
  /** ISO code for amounts whose source names no currency. */
  currency: currencyCode,
  /** The shop's name: with it and its handle a product is known again at the next import. */
  shop: requiredLine(MAX_LENGTH.name),
  /** The status products get: the one the source tells, or always the same. */
  status: z.enum(['source', 'draft', 'active']),
  /** Our category by the source's; one that is not named keeps its own. */
  categories: z.record(z.string(), z.string()),
  /** What columns are, by their headings, where people say so. */
  columns: z.record(z.string(), z.enum(COLUMN_CHOICES)),
  /** The unit of weights whose source names none. */
  weightUnit: z.enum(['kg', 'lb']),
  /** Whether pictures stay where they are, or are copied into our storage. */
  images: z.enum(['link', 'copy']),
  /** What is written: new products, known ones, or both. */
  mode: z.enum(['both', 'add', 'update']),
  /** Whether a product whose handle is new is looked for by its SKU and barcode. */
  byCodes: z.boolean(),
  /** Whether the source wins over what was edited here since the last import. */
  overwrite: z.boolean(),
});

/** What people decide about an import. */
export type ImportSettings = z.infer<typeof importSettingsSchema>;

/** What holds until somebody decides otherwise. */
export const defaultSettings = (shop: string, currency: string): ImportSettings => ({
  currency,
  shop,
  status: 'source',
  categories: {},
  columns: {},
  weightUnit: 'kg',
  images: 'link',
  mode: 'both',
  byCodes: true,
  overwrite: false,
});

/** @returns our category for one of the source's; its own where none is named. */
export const categoryFor = (
  category: string,
  { categories }: Pick<ImportSettings, 'categories'>,
): string => (Object.hasOwn(categories, category) ? categories[category] : undefined) ?? category;

/** Whether another name can be given to a category: it is stored as the key of a map. */
export const isMappable = (category: string): boolean =>
  category.length <= MAX_LENGTH.name && !isReservedKey(category);
