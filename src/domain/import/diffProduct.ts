import { emptyProduct } from '../product/emptyProduct.ts';
import type { FieldChange } from '../schemas/audit.ts';
import type { Inventory, Product, ProductImage, ProductVariant } from '../schemas/product.ts';
import { type FieldHashes, fieldHash, type ImportedContent } from './map/fieldHashes.ts';
import type { MappedProduct } from './map/mapProduct.ts';
import { optionsLacking, preserveMissingColumns } from './preserveMissingColumns.ts';
import { isSamePicture } from './text/samePicture.ts';
import type { ImportedField, SourceProduct, SourceStock } from './types.ts';

/** A stored product that a source product is compared with. */
export interface ExistingProduct {
  record: Product;
  /** Its cost; undefined where the private details were not read. */
  cost: number | null | undefined;
  /** Whether it has private details. */
  hasDetails: boolean;
}

/** What an import would do to one stored product. */
export interface ProductDifference {
  /** Fields the import would change. */
  changes: FieldChange[];
  /** Fields where both the source and people here changed something: ours stays. */
  kept: FieldChange[];
}

const keepStoredFiles = (wanted: readonly ProductImage[], stored: readonly ProductImage[]) => {
  const byId = new Map(stored.map(image => [image.id, image]));
  return wanted.map(image => {
    const same = byId.get(image.id) ?? stored.find(({ url }) => isSamePicture(url, image.url));
    return same ? { ...same, alt: image.alt } : image;
  });
};

/** Live sources say only whether there is stock: a count that agrees with that stays. */
const keepCount = (wanted: Inventory, known: SourceStock | undefined, stored: Inventory) =>
  known?.quantity === null && stored.inStock === wanted.inStock ? stored : wanted;

const keepCounts = (
  wanted: readonly ProductVariant[],
  stored: readonly ProductVariant[],
  source: SourceProduct,
) => {
  const byId = new Map(stored.map(variant => [variant.id, variant]));
  return wanted.map((variant, index) => {
    const same = byId.get(variant.id);
    const told = source.variants[index];
    if (!same || !told) return variant;
    return {
      ...variant,
      inventory: keepCount(variant.inventory, told.stock, same.inventory),
      weightGrams: told.weight === null ? same.weightGrams : variant.weightGrams,
    };
  });
};

/** The wanted content, where the source is silent filled up with what is stored. */
const reconcile = (mapped: MappedProduct, stored: Product): ImportedContent => {
  const { content, source } = mapped;
  const images = keepStoredFiles(content.images, stored.images);
  if (source.channel === 'csv')
    return preserveMissingColumns({ ...content, images }, mapped, stored);
  return {
    ...content,
    images,
    variants: keepCounts(content.variants, stored.variants, source),
    inventory: keepCount(content.inventory, source.variants[0]?.stock, stored.inventory),
    weightGrams: content.weightGrams ?? stored.weightGrams,
  };
};

/** A product's cost is one of its variants': with one of theirs unreadable it is not known. */
const tellsCost = ({ provided, variants }: SourceProduct) =>
  provided.includes('cost') && !variants.some(({ unread }) => unread.includes('cost'));

/** Whether the stored cost must be read to know if the import may change it. */
export const needsCost = (mapped: MappedProduct, stored: Product): boolean =>
  tellsCost(mapped.source) &&
  stored.source?.base.cost !== mapped.hashes.cost &&
  optionsLacking(mapped.source, stored).length === 0;

const sameBlank = (field: ImportedField, currentHash: string, currency: string) =>
  currentHash === fieldHash(field, { ...emptyProduct(currency), cost: null });

/**
 * Compares field by field. A field is overwritten where it still is as the last import left it
 * (by the hash the import stored), or still blank; where people changed it since, theirs stays.
 * @param overwrite lets the source win everywhere.
 */
export const diffProduct = (
  mapped: MappedProduct,
  { record, cost }: ExistingProduct,
  overwrite: boolean,
): ProductDifference => {
  const wanted: Readonly<Record<string, unknown>> = reconcile(mapped, record);
  const current: Readonly<Record<string, unknown>> = { ...record, cost: cost ?? null };
  const base: FieldHashes = record.source?.base ?? {};
  const difference: ProductDifference = { changes: [], kept: [] };
  for (const field of mapped.source.provided) {
    if (field === 'cost' && (cost === undefined || !tellsCost(mapped.source))) continue;
    const wantedHash =
      wanted[field] === mapped.content[field]
        ? (mapped.hashes[field] ?? '')
        : fieldHash(field, wanted);
    const currentHash = fieldHash(field, current);
    if (wantedHash === currentHash) continue;
    const told = { field, from: current[field] ?? null, to: wanted[field] ?? null };
    const untouched =
      base[field] === undefined
        ? sameBlank(field, currentHash, record.currency)
        : base[field] === currentHash;
    if (overwrite || untouched) difference.changes.push(told);
    else if (base[field] !== wantedHash) difference.kept.push(told);
  }
  return difference;
};

/** The hashes to remember after writing `changes`: what the import wrote or found as wanted. */
export const nextBase = (
  mapped: MappedProduct,
  existing: ExistingProduct | null,
  { changes }: Pick<ProductDifference, 'changes'>,
): Record<string, string> => {
  const { provided } = mapped.source;
  // What the file does not tell was written all the same: nobody has edited it.
  if (!existing) return { ...mapped.hashes };
  const base: Record<string, string> = { ...existing.record.source?.base };
  const wanted: Readonly<Record<string, unknown>> = reconcile(mapped, existing.record);
  const current = { ...existing.record, cost: existing.cost ?? null };
  const written = new Set(changes.map(({ field }) => field));
  for (const field of provided) {
    if (field === 'cost' && (existing.cost === undefined || !tellsCost(mapped.source))) continue;
    const hash = fieldHash(field, wanted);
    if (written.has(field) || hash === fieldHash(field, current)) base[field] = hash;
  }
  return base;
};
