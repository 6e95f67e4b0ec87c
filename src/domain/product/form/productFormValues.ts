import { z } from 'zod';
import {
  type Inventory,
  PRODUCT_STATUSES,
  type ProductDetails,
  type ProductInput,
  type ProductVariant,
  productImageSchema,
  productOptionSchema,
} from '../../schemas/product.ts';
import { NO_COSTS, type ProductCosts } from '../productCosts.ts';
import type { FieldsIn } from '../productFields.ts';
import { amountText } from './amountText.ts';

const inventoryValuesSchema = z.object({
  tracked: z.boolean(),
  quantity: z.string(),
  inStock: z.boolean(),
  oversell: z.boolean(),
});

const variantValuesSchema = z.object({
  id: z.string(),
  optionValues: z.record(z.string(), z.string()),
  sku: z.string(),
  barcode: z.string(),
  price: z.string(),
  compareAtPrice: z.string(),
  /** Kept in the private part; a draft from before variants had costs of their own has none. */
  cost: z.string().default(''),
  inventory: inventoryValuesSchema,
  weightGrams: z.string(),
  imageUrl: z.string().nullable(),
  visible: z.boolean(),
});

/** What people fill in about the private part. */
export type DetailsInput = Pick<ProductDetails, 'cost' | 'variantCosts' | 'supplier' | 'notes'>;

/**
 * A field of the form: the product's own, and those of its private part. What variants cost is
 * filled in with them.
 */
export type FormField = FieldsIn<'form'> | Exclude<keyof DetailsInput, 'variantCosts'>;

/**
 * What the product form holds: the fields of a product with amounts and quantities as the text
 * typed, and the private part. Also what a kept draft is checked against.
 */
export const productFormValuesSchema = z.object({
  title: z.string(),
  description: z.string(),
  images: z.array(productImageSchema),
  price: z.string(),
  currency: z.string(),
  compareAtPrice: z.string(),
  sku: z.string(),
  barcode: z.string(),
  brand: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  options: z.array(productOptionSchema),
  variants: z.array(variantValuesSchema),
  inventory: inventoryValuesSchema,
  /** A draft from before products had one has none. */
  lowStockThreshold: z.string().default(''),
  weightGrams: z.string(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  status: z.enum(PRODUCT_STATUSES),
  cost: z.string(),
  supplier: z.string(),
  notes: z.string(),
} satisfies Record<FormField, z.ZodType>);

/** What the product form holds. */
export type ProductFormValues = z.infer<typeof productFormValuesSchema>;

/** A variant as the form holds it. */
export type VariantValues = z.infer<typeof variantValuesSchema>;

/** Stock as the form holds it. */
export type InventoryValues = z.infer<typeof inventoryValuesSchema>;

/** A private part nobody has filled in. */
export const EMPTY_DETAILS: DetailsInput = { ...NO_COSTS, supplier: '', notes: '' };

const inventoryValues = (inventory: Inventory): InventoryValues => ({
  ...inventory,
  quantity: inventory.tracked ? String(inventory.quantity) : '',
});

const numberText = (number: number | null | undefined) => (number == null ? '' : String(number));

const variantValues = (
  variant: ProductVariant,
  currency: string,
  { variantCosts }: ProductCosts,
): VariantValues => ({
  id: variant.id,
  optionValues: variant.optionValues,
  sku: variant.sku,
  barcode: variant.barcode,
  price: amountText(variant.price, currency),
  compareAtPrice: amountText(variant.compareAtPrice, currency),
  cost: amountText(variantCosts?.[variant.id] ?? null, currency),
  inventory: inventoryValues(variant.inventory),
  weightGrams: numberText(variant.weightGrams),
  imageUrl: variant.imageUrl ?? null,
  visible: variant.visible,
});

/** The form's values for a product (or a stored record, whose other fields are left out). */
export const productFormValues = (
  product: ProductInput,
  details: DetailsInput = EMPTY_DETAILS,
): ProductFormValues => ({
  title: product.title,
  description: product.description,
  images: product.images,
  price: amountText(product.price, product.currency),
  currency: product.currency,
  compareAtPrice: amountText(product.compareAtPrice, product.currency),
  sku: product.sku,
  barcode: product.barcode,
  brand: product.brand,
  category: product.category,
  tags: product.tags,
  options: product.options,
  variants: product.variants.map(variant => variantValues(variant, product.currency, details)),
  inventory: inventoryValues(product.inventory),
  lowStockThreshold: numberText(product.lowStockThreshold),
  weightGrams: numberText(product.weightGrams),
  attributes: product.attributes,
  status: product.status,
  cost: amountText(details.cost, product.currency),
  supplier: details.supplier,
  notes: details.notes,
});
