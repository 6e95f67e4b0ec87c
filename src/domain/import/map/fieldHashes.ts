import type { ProductCosts } from '../../product/productCosts.ts';
import type { Product, ProductInput } from '../../schemas/product.ts';
import { shortHash, stableJson } from '../text/hashing.ts';
import { IMPORTED_FIELDS, type ImportedField } from '../types.ts';

/** The imported fields of a product, with its costs from the private details. */
export type ImportedContent = ProductInput & ProductCosts;

/** A hash for each imported field. */
export type FieldHashes = Partial<Record<ImportedField, string>>;

const known = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(known);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([key, inner]) => [key, known(inner)]),
  );
};

/** What is hashed of a field: costs of variants count with the product's, which is all there was once. */
const hashed = (field: ImportedField, content: Readonly<Record<string, unknown>>) => {
  const value = content[field] ?? null;
  return field === 'cost' && content.variantCosts ? [value, content.variantCosts] : value;
};

/**
 * A hash of one field's content. Missing and null parts count alike. Pictures count by what they
 * show (id and description), not by where they are kept: copying them is no edit.
 */
export const fieldHash = (field: ImportedField, content: Readonly<Record<string, unknown>>) => {
  const value = hashed(field, content);
  if (field !== 'images' || !Array.isArray(value)) return shortHash(stableJson(known(value)));
  const shown = value.map(image => [image.id, image.alt]);
  return shortHash(stableJson(shown));
};

/**
 * A hash for each imported field of `content`.
 * @param before what was hashed earlier: the same value has the same hash.
 */
export const fieldHashes = (
  content: ImportedContent,
  before?: { content: ImportedContent; hashes: FieldHashes },
): FieldHashes => {
  const hashes: FieldHashes = {};
  const isSame = (field: ImportedField) =>
    before?.content[field] === content[field] &&
    (field !== 'cost' || before.content.variantCosts === content.variantCosts);
  for (const field of IMPORTED_FIELDS)
    hashes[field] =
      (isSame(field) ? before?.hashes[field] : undefined) ?? fieldHash(field, content);
  return hashes;
};

/** Fields that products did not always have: hashes of before are right while they are empty. */
const LATER: ReadonlySet<ImportedField> = new Set(['weightGrams', 'lowStockThreshold']);

const NOTHING = shortHash(stableJson(null));

const overAll = (hashOf: (field: ImportedField) => string) =>
  shortHash(
    IMPORTED_FIELDS.filter(field => field !== 'cost')
      .map(field => (LATER.has(field) && hashOf(field) === NOTHING ? '' : hashOf(field)))
      .join(''),
  );

/** One hash over all imported fields that are stored in the product itself. */
export const recordHash = (product: ProductInput | Product): string =>
  overAll(field => fieldHash(field, product));

/** The same hash, from the fields' hashes. */
export const recordHashOf = (hashes: FieldHashes): string => overAll(field => hashes[field] ?? '');
