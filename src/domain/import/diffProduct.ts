import { emptyProduct } from '../product/emptyProduct.ts';
import { NO_COSTS, type ProductCosts, plainCosts } from '../product/productCosts.ts';
import type { FieldChange } from '../schemas/audit.ts';
import type { Inventory, Product, ProductImage, ProductVariant } from '../schemas/product.ts';
import { type FieldHashes, fieldHash, type ImportedContent } from './map/fieldHashes.ts';
import type { MappedProduct } from './map/mapProduct.ts';
import { preserveMissingColumns } from './preserveMissingColumns.ts';
import { isSamePicture } from './text/samePicture.ts';
import type { ImportedField, SourceProduct, SourceStock } from './types.ts';
import {
  costChanges,
  isCostChange,
  providesCosts,
  type StoredCosts,
  wantedCosts,
} from './wantedCosts.ts';

/** A stored product that a source product is compared with. */
export interface ExistingProduct {
  record: Product;
  /** Its costs; undefined where the private details were not read. */
  costs: StoredCosts | undefined;
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
    const incoming = source.variants[index];
    if (!same || !incoming) return variant;
    return {
      ...variant,
      inventory: keepCount(variant.inventory, incoming.stock, same.inventory),
      weightGrams: incoming.weight === null ? same.weightGrams : variant.weightGrams,
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

const sameBlank = (field: ImportedField, currentHash: string, currency: string) =>
  currentHash === fieldHash(field, { ...emptyProduct(currency), ...NO_COSTS });

/**
 * What a stored product costs once `changes` are made, where its costs were read and the source has
 * anything to say of them.
 */
export const costsAfter = (
  mapped: MappedProduct,
  { record, costs }: ExistingProduct,
  changes: readonly FieldChange[],
  wanted: Pick<ImportedContent, 'variants'> = reconcile(mapped, record),
): ProductCosts | null => {
  if (costs === undefined || !providesCosts(mapped, record)) return null;
  const isReplaced = changes.some(({ field }) => field === 'variants');
  return wantedCosts(mapped, record, costs, isReplaced ? wanted.variants : record.variants);
};

/** The hashes that the last import left, that of the costs from where it is kept. */
const baseOf = ({ record, costs }: ExistingProduct): FieldHashes => {
  const base: FieldHashes = record.source?.base ?? {};
  return { ...base, cost: costs?.costBase ?? base.cost };
};

/**
 * Compares field by field. A field is overwritten where it still is as the last import left it
 * (by the hash the import stored), or still blank; where people changed it since, theirs stays.
 * @param overwrite lets the source win everywhere.
 */
export const diffProduct = (
  mapped: MappedProduct,
  existing: ExistingProduct,
  overwrite: boolean,
): ProductDifference => {
  const { record } = existing;
  const content = reconcile(mapped, record);
  const wanted: Readonly<Record<string, unknown>> = content;
  const current: Readonly<Record<string, unknown>> = { ...record };
  const base = baseOf(existing);
  const difference: ProductDifference = { changes: [], kept: [] };
  const decide = (
    field: ImportedField,
    hashes: { wanted: string; current: string },
    fieldChanges: readonly FieldChange[],
  ) => {
    if (hashes.wanted === hashes.current) return;
    const untouched =
      base[field] === undefined
        ? sameBlank(field, hashes.current, record.currency)
        : base[field] === hashes.current;
    if (overwrite || untouched) difference.changes.push(...fieldChanges);
    else if (base[field] !== hashes.wanted) difference.kept.push(...fieldChanges);
  };
  for (const field of mapped.source.provided) {
    if (field === 'cost') continue;
    const wantedHash =
      wanted[field] === mapped.content[field]
        ? (mapped.hashes[field] ?? '')
        : fieldHash(field, wanted);
    decide(field, { wanted: wantedHash, current: fieldHash(field, current) }, [
      { field, from: current[field] ?? null, to: wanted[field] ?? null },
    ]);
  }
  // Costs last: they are those of the variants that the product then has.
  const costs = costsAfter(mapped, existing, difference.changes, content);
  if (costs) {
    const stored = plainCosts(existing.costs ?? NO_COSTS, record.variants);
    const hashes = { wanted: fieldHash('cost', costs), current: fieldHash('cost', stored) };
    decide('cost', hashes, costChanges(stored, costs));
  }
  return difference;
};

/** What an import remembers of what it wrote, or found as wanted. */
export interface NextBase {
  /** A hash per field that the product itself has. */
  base: Record<string, string>;
  /** The hash of the costs, for the private part; null where there is none to remember. */
  costBase: string | null;
}

/** The hashes to remember after writing `changes`. */
export const nextBase = (
  mapped: MappedProduct,
  existing: ExistingProduct | null,
  { changes }: Pick<ProductDifference, 'changes'>,
): NextBase => {
  // What the file does not tell was written all the same: nobody has edited it.
  if (!existing) {
    const { cost, ...base } = mapped.hashes;
    return { base, costBase: cost ?? null };
  }
  const next: Record<string, string> = { ...existing.record.source?.base };
  const content = reconcile(mapped, existing.record);
  const costs = costsAfter(mapped, existing, changes, content);
  const wanted: Readonly<Record<string, unknown>> = { ...content, ...costs };
  const stored = plainCosts(existing.costs ?? NO_COSTS, existing.record.variants);
  const current = { ...existing.record, ...stored };
  const written = new Set(changes.map(change => (isCostChange(change) ? 'cost' : change.field)));
  const isAsWanted = (field: ImportedField, hash: string) =>
    written.has(field) || hash === fieldHash(field, current);
  for (const field of mapped.source.provided) {
    if (field === 'cost') continue;
    const hash = fieldHash(field, wanted);
    if (isAsWanted(field, hash)) next[field] = hash;
  }
  // Where the costs were not read, an older import's hash of them cannot be moved.
  if (!existing.costs) return { base: next, costBase: null };
  const { cost, ...base } = next;
  const known = existing.costs.costBase ?? cost ?? null;
  const hash = costs && fieldHash('cost', costs);
  return { base, costBase: hash && isAsWanted('cost', hash) ? hash : known };
};
