import type { Inventory, ProductGap, ProductInput, ProductVariant } from '../../schemas/product.ts';
import { productDetailsSchema, productInputSchema } from '../../schemas/product.ts';
import { gapsOf } from '../deriveProduct.ts';
import { ownCosts } from '../productCosts.ts';
import { readAmountText } from './amountText.ts';
import {
  type DetailsInput,
  type InventoryValues,
  type ProductFormValues,
  productFormValuesSchema,
  type VariantValues,
} from './productFormValues.ts';

type Path = (string | number)[];
type Report = (path: Path, message: string) => void;

/** A form that was read: what to store in the product and in its private part. */
export interface ProductFormResult {
  input: ProductInput;
  details: DetailsInput;
}

const detailsInputSchema = productDetailsSchema.pick({
  ...{ cost: true, variantCosts: true, supplier: true, notes: true },
});

const readAmountField = (text: string, currency: string, path: Path, report: Report) => {
  const reading = readAmountText(text, currency);
  if (reading.problem === undefined) return reading.minor;
  report(path, reading.problem);
  return null;
};

const readInventory = (values: InventoryValues, path: Path, report: Report): Inventory => {
  const { tracked, oversell, inStock } = values;
  if (!tracked) return { tracked, quantity: 0, inStock, oversell };
  const text = values.quantity.trim() || '0';
  if (!/^-?\d{1,9}$/.test(text)) report([...path, 'quantity'], 'validation.wholeNumber');
  const quantity = Number.parseInt(text, 10) || 0;
  return { tracked, quantity, inStock: quantity > 0 || oversell, oversell };
};

const readWeight = (text: string, path: Path, report: Report) => {
  if (text.trim() === '') return null;
  const grams = Number(text.trim().replace(',', '.'));
  if (Number.isFinite(grams) && grams >= 0) return grams;
  report(path, 'products.form.error.weight');
  return null;
};

/** Digits as typed; null is empty. What is no whole number is refused by the schema, as is what is too large. */
export const readWholeNumber = (text: string): number | null => {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return null;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
};

type Prices = Pick<VariantValues, 'price' | 'compareAtPrice'>;

/** An imported pair of prices that breaks the rule must not keep people from saving other things. */
const isUntouched = (prices: Prices, base: Prices | undefined) =>
  base?.price === prices.price && base.compareAtPrice === prices.compareAtPrice;

const checkCompareAt = (
  amounts: { price: number | null; compareAtPrice: number | null },
  untouched: boolean,
  path: Path,
  report: Report,
) => {
  const { price, compareAtPrice } = amounts;
  if (untouched || compareAtPrice === null || price === null || compareAtPrice > price) return;
  report([...path, 'compareAtPrice'], 'validation.compareAt');
};

const readVariant = (
  values: VariantValues,
  product: { currency: string; price: number | null },
  base: VariantValues | undefined,
  path: Path,
  report: Report,
): ProductVariant => {
  const { currency } = product;
  const amounts = {
    price: readAmountField(values.price, currency, [...path, 'price'], report),
    compareAtPrice: readAmountField(
      values.compareAtPrice,
      currency,
      [...path, 'compareAtPrice'],
      report,
    ),
  };
  // A variant without a price of its own is sold at the product's.
  const effective = { ...amounts, price: amounts.price ?? product.price };
  checkCompareAt(effective, isUntouched(values, base), path, report);
  return {
    id: values.id,
    optionValues: values.optionValues,
    sku: values.sku,
    barcode: values.barcode,
    ...amounts,
    inventory: readInventory(values.inventory, [...path, 'inventory'], report),
    weightGrams: readWeight(values.weightGrams, [...path, 'weightGrams'], report),
    imageUrl: values.imageUrl,
    visible: values.visible,
  };
};

const readFields = (values: ProductFormValues, base: ProductFormValues | null, report: Report) => {
  const { currency } = values;
  const bases = new Map(base?.variants.map(variant => [variant.id, variant]));
  const amounts = {
    price: readAmountField(values.price, currency, ['price'], report),
    compareAtPrice: readAmountField(values.compareAtPrice, currency, ['compareAtPrice'], report),
  };
  checkCompareAt(amounts, base !== null && isUntouched(values, base), [], report);
  const { cost, supplier, notes, ...shared } = values;
  const costs = new Map(
    values.variants.map((variant, index) => [
      variant.id,
      readAmountField(variant.cost, currency, ['variants', index, 'cost'], report),
    ]),
  );
  return {
    input: {
      ...shared,
      ...amounts,
      inventory: readInventory(values.inventory, ['inventory'], report),
      lowStockThreshold: readWholeNumber(values.lowStockThreshold),
      weightGrams: readWholeNumber(values.weightGrams),
      variants: values.variants.map((variant, index) =>
        readVariant(
          variant,
          { currency, price: amounts.price },
          bases.get(variant.id),
          ['variants', index],
          report,
        ),
      ),
    },
    details: {
      cost: readAmountField(cost, currency, ['cost'], report),
      variantCosts: ownCosts(values.variants, id => costs.get(id) ?? null),
      ...{ supplier, notes },
    },
  };
};

/** What a product saved as the form is now would be; what cannot be read is as if it were empty. */
export const productAsTyped = (values: ProductFormValues): ProductInput =>
  readFields(values, null, () => {}).input;

/** What a product saved as the form is now would lack; what cannot be read counts as lacking. */
export const formGaps = (values: ProductFormValues): ProductGap[] => gapsOf(productAsTyped(values));

/**
 * The schema that reads the form: text into amounts and quantities, then the domain's own rules.
 * Every problem has the path of its field and the key of its message.
 * @param base the values the form was opened with; null for a new product.
 */
export const productFormSchema = (base: ProductFormValues | null) =>
  productFormValuesSchema.transform((values, context): ProductFormResult => {
    const reported = new Set<string>();
    const report: Report = (path, message) => {
      const key = path.join('.');
      if (reported.has(key)) return;
      reported.add(key);
      context.addIssue({ code: 'custom', path, message });
    };
    const fields = readFields(values, base, report);
    const input = productInputSchema.safeParse(fields.input);
    const details = detailsInputSchema.safeParse(fields.details);
    for (const result of [input, details]) {
      for (const issue of result.error?.issues ?? []) {
        report(
          issue.path.map(part => (typeof part === 'number' ? part : String(part))),
          issue.message,
        );
      }
    }
    return { input: input.data ?? fields.input, details: details.data ?? fields.details };
  });
