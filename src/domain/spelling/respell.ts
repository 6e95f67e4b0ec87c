import { fieldChanges } from '../fieldChanges.ts';
import type { BulkPreview } from '../product/bulkPreview.ts';
import { type Product, productInputSchema, productOptionSchema } from '../schemas/product.ts';
import type { SpellingField } from './spellingFields.ts';

/** Spellings of a field that become one. */
export interface Respell {
  field: SpellingField;
  /** As they are written exactly. */
  from: readonly string[];
  to: string;
}

const NAMES = {
  brand: productInputSchema.shape.brand.min(1, { error: 'validation.required' }),
  category: productInputSchema.shape.category.min(1, { error: 'validation.required' }),
  tags: productInputSchema.shape.tags.element,
  options: productOptionSchema.shape.name,
};

/** @returns the message key of why a field cannot have a name; null where it can. */
export const nameProblem = (field: SpellingField, name: string): string | null =>
  NAMES[field].safeParse(name).error?.issues[0]?.message ?? null;

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Tags with one spelling; where that makes two of one, the first place stays. */
export const respellTags = (
  tags: readonly string[],
  { from, to }: Pick<Respell, 'from' | 'to'>,
): string[] => {
  let has = false;
  return tags.flatMap(tag => {
    if (!from.includes(tag) && tag !== to) return [tag];
    if (has) return [];
    has = true;
    return [to];
  });
};

/** Whether one spelling would give a product two options of one name. */
const doublesOption = ({ options }: Pick<Product, 'options'>, { from, to }: Respell): boolean => {
  const becoming = options.filter(({ name }) => from.includes(name) || sameName(name, to));
  return becoming.length > 1;
};

/** Options with one spelling of their names, which carries to the values of every variant. */
export const respellOptions = (
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  { from, to }: Pick<Respell, 'from' | 'to'>,
): Pick<Product, 'options' | 'variants'> => {
  const renamed = (name: string) => (from.includes(name) ? to : name);
  return {
    options: options.map(option => ({ ...option, name: renamed(option.name) })),
    variants: variants.map(variant => ({
      ...variant,
      // A value of that name belongs to no option: one that does is `doublesOption`.
      optionValues: Object.fromEntries(
        Object.entries(variant.optionValues)
          .filter(([name]) => name !== to)
          .map(([name, value]) => [renamed(name), value]),
      ),
    })),
  };
};

/** The fields of one product that one spelling changes; none where it has none of the others. */
export const respellChanges = (product: Product, respell: Respell): Partial<Product> => {
  const { field, from, to } = respell;
  if (field === 'tags')
    return product.tags.some(tag => from.includes(tag) && tag !== to)
      ? { tags: respellTags(product.tags, respell) }
      : {};
  if (field === 'options') {
    const differs = product.options.some(({ name }) => from.includes(name) && name !== to);
    return differs && !doublesOption(product, respell) ? respellOptions(product, respell) : {};
  }
  return from.includes(product[field]) && product[field] !== to ? { [field]: to } : {};
};

/** What one spelling makes of products, and which stay as they are and why. */
export const respellPreview = (products: readonly Product[], respell: Respell): BulkPreview => {
  const preview: BulkPreview = { changed: [], kept: [] };
  for (const product of products) {
    const changes = respellChanges(product, respell);
    if (Object.keys(changes).length === 0) {
      const doubled = respell.field === 'options' && doublesOption(product, respell);
      preview.kept.push({ product, reason: doubled ? 'doubled' : 'same' });
      continue;
    }
    const shown = fieldChanges({ ...product }, changes).filter(({ field }) => field !== 'variants');
    const nothing = { variantPrices: [], stock: [], warnings: [] };
    preview.changed.push({ product, changes: shown.map(asNames), ...nothing });
  }
  return preview;
};

/** Options as the names that change, and not all there is to them. */
const asNames = (change: ReturnType<typeof fieldChanges>[number]) => {
  if (change.field !== 'options') return change;
  const names = (value: unknown) =>
    productInputSchema.shape.options.safeParse(value).data?.map(({ name }) => name) ?? [];
  return { ...change, from: names(change.from), to: names(change.to) };
};
