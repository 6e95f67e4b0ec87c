import { z } from 'zod';
import { COLUMN_FATES } from '../../src/domain/import/csv/columnFates.ts';
import { IMPORTED_FIELDS } from '../../src/domain/import/types.ts';

const amount = z
  .int()
  .nullable()
  .describe('In minor units of the currency (ISO 4217); null for none');

const inventorySchema = z.object({
  tracked: z.boolean(),
  quantity: z.int(),
  inStock: z.boolean(),
  oversell: z.boolean(),
});

/** A column of a file, and what became of it. */
const columnSchema = z.object({
  file: z.string(),
  name: z.string(),
  fate: z.enum(COLUMN_FATES),
  as: z.string().nullable(),
  filled: z.int().min(0),
});

const variantSchema = z.object({
  optionValues: z.record(z.string(), z.string()),
  price: amount,
  compareAtPrice: amount,
  cost: amount,
  currency: z.string(),
  sku: z.string(),
  barcode: z.string(),
  inventory: inventorySchema,
  weightGrams: z.number().nullable(),
  imageUrl: z.string().nullable(),
  visible: z.boolean(),
});

/** A product as an import would store it. One without options has one variant without choices. */
const productSchema = z.object({
  key: z.string(),
  title: z.string(),
  status: z.enum(['active', 'draft', 'archived']),
  descriptionHtml: z.string(),
  category: z.string(),
  brand: z.string(),
  tags: z.array(z.string()),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  options: z.array(z.string()),
  variants: z.array(variantSchema),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
});

const problemSchema = z.object({
  file: z.string().nullable(),
  row: z.int().nullable(),
  column: z.string().nullable(),
  code: z.string(),
  message: z.string(),
});

const changeSchema = z.object({
  field: z.enum(IMPORTED_FIELDS),
  from: z.unknown(),
  to: z.unknown(),
});

/** What a second file would change of what the first one stored. */
const againSchema = z.object({
  products: z.array(
    z.object({
      key: z.string(),
      state: z.enum(['new', 'changed', 'unchanged', 'error']),
      changes: z.array(changeSchema),
    }),
  ),
  /** Keys of products of the first file that the second one does not have. */
  missing: z.array(z.string()),
});

/** What the command prints. */
export const documentSchema = z.object({
  columns: z.array(columnSchema),
  products: z.array(productSchema),
  problems: z.array(problemSchema),
  again: againSchema.optional(),
});

/** What the command prints. */
export type ImportDocument = z.infer<typeof documentSchema>;
/** A product as an import would store it. */
export type ImportedProduct = ImportDocument['products'][number];
/** Something that is wrong with a file or a product. */
export type ImportProblem = ImportDocument['problems'][number];
