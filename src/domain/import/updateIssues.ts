import type { Product } from '../schemas/product.ts';
import { errorIssue, type ImportIssue, warningIssue } from './issues.ts';
import { withStoredIds } from './keepAlike.ts';
import type { MappedProduct } from './map/mapProduct.ts';
import { patchByChoices, patchByCode, type UnknownVariant } from './patchVariants.ts';
import { optionsLacking, withStoredNames } from './preserveMissingColumns.ts';
import { type ImportedField, isUpdate } from './types.ts';

/** Rows of a file that name variants which the stored product does not have. */
const unknownVariants = (mapped: MappedProduct, stored: Product): UnknownVariant[] => {
  const { source, content } = mapped;
  if (optionsLacking(source, stored).length > 0)
    return patchByCode(stored.variants, mapped).unknown;
  if (!isUpdate(source) || content.variants.length === 0) return [];
  const { variants } = withStoredNames(content, stored, source);
  return patchByChoices(stored.variants, withStoredIds(variants, stored.variants), source).unknown;
};

/** Fields that are the variants’ own. */
const OF_VARIANTS: ReadonlySet<ImportedField> = new Set([
  ...(['price', 'compareAtPrice', 'inventory', 'variants'] as const),
]);

/** Repetitions are none where codes tell the rows apart. */
const lackingIssues = (
  mapped: MappedProduct,
  stored: Product,
  issues: readonly ImportIssue[],
): readonly ImportIssue[] => {
  const { source } = mapped;
  const lacking = optionsLacking(source, stored);
  if (lacking.length === 0) return issues;
  const others = issues.filter(({ code }) => code !== 'duplicateCombination');
  if (source.byCode || !source.provided.some(field => OF_VARIANTS.has(field))) return others;
  const params = { options: lacking.join(', ') };
  return [...others, warningIssue('optionsLacking', { row: source.row, params })];
};

/**
 * What is to be said of a source whose product is stored: what only holds for new ones is not, what
 * the file names and is not stored is.
 */
export const storedIssues = (mapped: MappedProduct, stored: Product): ImportIssue[] => {
  const { source, content } = mapped;
  const isOtherCurrency =
    isUpdate(source) &&
    source.provided.includes('currency') &&
    stored.currency !== content.currency;
  const currencies = { stored: stored.currency, currency: content.currency };
  return [
    ...lackingIssues(mapped, stored, mapped.issues).filter(({ code }) => code !== 'notInCatalogue'),
    ...unknownVariants(mapped, stored).map(({ row, value }) =>
      warningIssue('variantUnknown', { row, value }),
    ),
    ...(isOtherCurrency
      ? [errorIssue('otherCurrency', { row: source.row, params: currencies })]
      : []),
  ];
};
