import { sameValue } from '../../fieldChanges.ts';
import { type ProductFormValues, productFormValuesSchema } from './productFormValues.ts';

/** A product's fields as they are compared when two people changed it. */
export type ConflictView = Record<string, unknown>;

const VARIANT = 'variants.';

/** The name of one variant's entry in the view. */
export const variantField = (id: string) => `${VARIANT}${id}`;

/** @returns the id of the variant that a field of the view stands for; null for other fields. */
export const variantOfField = (field: string): string | null =>
  field.startsWith(VARIANT) ? field.slice(VARIANT.length) : null;

const outline = ({ options, variants }: ProductFormValues) => [options, variants.map(v => v.id)];

/**
 * What is compared when a product was changed on two sides: field by field; each variant by itself
 * where all sides have the same options and variants; options with their variants as one thing
 * where they do not, because one makes no sense without the other.
 */
export const conflictViews = (
  sides: readonly [ProductFormValues, ProductFormValues, ProductFormValues],
): [ConflictView, ConflictView, ConflictView] => {
  const [first] = sides;
  const apart = sides.every(side => sameValue(outline(side), outline(first)));
  const view = ({ options, variants, ...rest }: ProductFormValues): ConflictView =>
    apart
      ? { ...rest, ...Object.fromEntries(variants.map(v => [variantField(v.id), v])) }
      : { ...rest, variants: { options, variants } };
  return [view(sides[0]), view(sides[1]), view(sides[2])];
};

/**
 * Turns a merged view back into the form's values.
 * @param theirs the stored side, which has the options and variants of a view by variants.
 */
export const fromConflictView = (
  view: ConflictView,
  theirs: ProductFormValues,
): ProductFormValues => {
  const { variants, ...rest } = view;
  const together = typeof variants === 'object' && variants !== null ? variants : null;
  return productFormValuesSchema.parse({
    ...theirs,
    ...rest,
    ...(together ?? {
      variants: theirs.variants.map(variant => view[variantField(variant.id)] ?? variant),
    }),
  });
};
