import { deriveProduct } from '../product/deriveProduct.ts';
import type { Product } from '../schemas/product.ts';
import { combineAttributes, combineImages, combineTags } from './combineLists.ts';
import { combineVariants, type SkippedVariants } from './combineVariants.ts';
import type { JoinedOptions } from './joinAsOptions.ts';
import { COMBINE, chosenWith, MERGE_FIELD_NAMES, type MergeChoices } from './mergeChoices.ts';

/** Something that a merge leaves out; shown before it is confirmed. */
export type MergeWarning =
  | { kind: 'dropped'; field: 'images' | 'tags' | 'attributes'; count: number }
  | ({ kind: 'variants' } & SkippedVariants)
  | { kind: 'otherBusiness'; productId: string; businessName: string };

/** The surviving product as it will be, and what found no room in it. */
export interface MergedProduct {
  product: Product;
  warnings: MergeWarning[];
}

const chosenFields = (
  survivor: Product,
  others: readonly Product[],
  choices: MergeChoices,
): Product => {
  const fields = { ...survivor };
  const take = <K extends keyof Product>(name: K, from: Product) => {
    fields[name] = from[name];
  };
  for (const field of MERGE_FIELD_NAMES) {
    const from = [survivor, ...others].find(product => product.id === choices[field]) ?? survivor;
    for (const name of chosenWith(field)) take(name, from);
  }
  return fields;
};

/**
 * What the surviving product becomes. It keeps its id, business, origin and history; everything
 * else comes from where `choices` say. Changes none of its arguments.
 * @param joined what the products become as options of one, instead of what `choices` say of that.
 */
export const mergeProducts = (
  survivor: Product,
  others: readonly Product[],
  choices: MergeChoices,
  joined?: JoinedOptions | null,
): MergedProduct => {
  const all = [survivor, ...others];
  const fields = chosenFields(survivor, others, choices);
  const warnings: MergeWarning[] = [];
  const dropped = (field: 'images' | 'tags' | 'attributes', count: number) => {
    if (count > 0) warnings.push({ kind: 'dropped', field, count });
  };
  if (choices.images === COMBINE) {
    const images = combineImages(all);
    fields.images = images.items;
    dropped('images', images.dropped);
  }
  if (choices.tags === COMBINE) {
    const tags = combineTags(all);
    fields.tags = tags.items;
    dropped('tags', tags.dropped);
  }
  if (choices.attributes === COMBINE) {
    const attributes = combineAttributes(all);
    fields.attributes = attributes.items;
    dropped('attributes', attributes.dropped);
  }
  const variantSource = all.find(product => product.id === choices.variants);
  const { options, variants, skipped } = joined
    ? { ...joined, skipped: [] }
    : combineVariants(
        choices.variants === COMBINE ? all : [variantSource ?? survivor],
        fields.currency,
      );
  // The codes are those of the variants now.
  if (joined) Object.assign(fields, { title: joined.title, sku: '', barcode: '' });
  for (const skip of skipped) warnings.push({ kind: 'variants', ...skip });
  for (const { id, businessId, businessName } of others)
    if (businessId !== survivor.businessId)
      warnings.push({ kind: 'otherBusiness', productId: id, businessName });
  const product = { ...fields, options, variants };
  return { product: { ...product, ...deriveProduct(product) }, warnings };
};
