import type { TrackedRecord } from '../../audit.ts';
import { detailsPlace } from '../../collectionPaths.ts';
import { fieldChanges } from '../../fieldChanges.ts';
import { keptNew } from '../../omittedValue.ts';
import { deriveProduct } from '../../product/deriveProduct.ts';
import { markAfter } from '../../product/followsBusiness.ts';
import { costsOf, hasCosts } from '../../product/productCosts.ts';
import { SEARCHED_FIELDS, searchedPart } from '../../product/searchedFields.ts';
import type { FieldChange } from '../../schemas/audit.ts';
import type { ImportChunk } from '../../schemas/importRun.ts';
import type { Product, ProductSource } from '../../schemas/product.ts';
import { trackedCreate, trackedUpdate } from '../../tracked.ts';
import { increment, type Write } from '../../write.ts';
import { costsAfter, type ExistingProduct, type NextBase, nextBase } from '../diffProduct.ts';
import { recordHash, recordHashOf } from '../map/fieldHashes.ts';
import { type MappedProduct, productPart } from '../map/mapProduct.ts';
import type { PlannedProduct } from '../planProduct.ts';
import { stableJson } from '../text/hashing.ts';
import { isUpdate } from '../types.ts';
import { isCostChange, type StoredCosts } from '../wantedCosts.ts';
import type { ImportContext } from './importContext.ts';

/** What one product adds to a commit. */
export interface ProductWrites {
  planned: PlannedProduct;
  kind: 'created' | 'updated';
  writes: Write[];
  /** How the run's chunk remembers it, so that it can be undone. */
  entry: ImportChunk['created'][number] | ImportChunk['updated'][number];
  /** What the audit trail is told. */
  record: TrackedRecord;
  auditedChanges: FieldChange[];
  /** Rough size in a commit, and in the chunk, in bytes. */
  bytes: number;
  chunkBytes: number;
}

/** Where a product is found again: one that our own export names stays where it came from. */
const placeOf = (
  { source }: MappedProduct,
  existing: ExistingProduct | null,
  { platform, channel, settings }: ImportContext,
) => {
  const known = existing?.record.source;
  if (source.ownId && known) {
    const { platform, channel, shop, externalId, handle, url } = known;
    return { platform, channel, shop, externalId, handle, url };
  }
  return {
    ...{ platform, channel, shop: settings.shop, handle: source.handle },
    externalId: source.externalId ?? known?.externalId ?? null,
    url: source.url ?? known?.url ?? null,
  };
};

const sourceOf = (
  { mapped, existing }: PlannedProduct,
  context: ImportContext,
  { base }: NextBase,
): ProductSource => ({
  ...placeOf(mapped, existing, context),
  importedAt: context.now,
  runId: context.runId,
  hash: mapped.hash,
  base,
});

const detailsWrite = (
  planned: PlannedProduct,
  id: string,
  { cost, variantCosts, costBase }: StoredCosts,
  businessId: string,
): Write => {
  const place = detailsPlace({ id, businessId });
  if (planned.existing?.hasDetails)
    return {
      type: 'update',
      ...place,
      data: { cost, variantCosts, costBase, version: increment(1) },
    };
  return {
    type: 'set',
    ...place,
    data: { businessId, cost, variantCosts, costBase, supplier: '', notes: '', version: 1 },
  };
};

const createdWrites = (planned: PlannedProduct, context: ImportContext): ProductWrites => {
  const { id, content } = planned.mapped;
  const next = nextBase(planned.mapped, null, planned);
  const product = productPart(content);
  const data = {
    businessId: context.businessId,
    businessName: context.businessName,
    ...product,
    ...deriveProduct(product),
    source: sourceOf(planned, context, next),
    mergedInto: null,
    ...trackedCreate(context.actor.uid),
  };
  // Not `create`, which Firestore can only do by reading first. Where the product exists already,
  // its version refuses this write, and the run looks again.
  const created: Write = { type: 'set', collection: 'products', id, data };
  const { costBase } = next;
  const costs = { cost: content.cost, variantCosts: content.variantCosts, costBase };
  const details = hasCosts(costs) ? [detailsWrite(planned, id, costs, context.businessId)] : [];
  return {
    planned,
    kind: 'created',
    writes: [created, ...details],
    entry: { id, hash: recordHashOf(planned.mapped.hashes) },
    record: { id, version: 1, businessId: context.businessId },
    auditedChanges: [],
    bytes: planned.mapped.bytes,
    chunkBytes: 80,
  };
};

/** The costs that an update stores, and what it remembers of them; null where both stay. */
const writtenCosts = (
  { mapped, changes }: PlannedProduct,
  existing: ExistingProduct,
  { costBase }: NextBase,
): StoredCosts | null => {
  const stored = existing.costs;
  if (!stored) return null;
  const changed = changes.some(isCostChange) ? costsAfter(mapped, existing, changes) : null;
  const isForgotten = (stored.costBase ?? null) === costBase || !existing.hasDetails;
  return changed || !isForgotten ? { ...costsOf(changed ?? stored), costBase } : null;
};

const updatedWrites = (
  planned: PlannedProduct,
  existing: ExistingProduct,
  context: ImportContext,
): ProductWrites => {
  const { record } = existing;
  const { id } = record;
  const stored = planned.changes.filter(change => !isCostChange(change));
  const next = nextBase(planned.mapped, existing, planned);
  const costs = writtenCosts(planned, existing, next);
  const wanted = Object.fromEntries(stored.map(({ field, to }) => [field, to]));
  const merged: Product = { ...record, ...wanted };
  const isSearched = stored.some(({ field }) => SEARCHED_FIELDS.includes(field));
  const updated = {
    type: 'update',
    collection: 'products',
    id,
    data: {
      ...(isSearched ? searchedPart(merged) : {}),
      ...wanted,
      ...deriveProduct(merged),
      ...markAfter(record, wanted),
      // What was made here is no shop's because a file with its SKU has changed it.
      source:
        record.source || !isUpdate(planned.mapped.source) ? sourceOf(planned, context, next) : null,
      // The version is refused where somebody else was faster; no read is spent on asking.
      ...trackedUpdate(context.actor.uid, record.version),
    },
  } satisfies Write;
  const source = record.source ?? null;
  const before = {
    ...Object.fromEntries(stored.map(({ field, from }) => [field, from])),
    source,
    ...(costs ? existing.costs : {}),
  };
  const details = costs ? [detailsWrite(planned, id, costs, context.businessId)] : [];
  const auditedChanges = [
    ...stored,
    ...fieldChanges({ ...record }, { ...markAfter(record, wanted), source: updated.data.source }),
    ...(costs ? fieldChanges({ ...existing.costs }, { ...costs }) : []),
  ].map(change => ({ ...change, to: keptNew(change.to, record.version + 1) }));
  return {
    planned,
    kind: 'updated',
    writes: [updated, ...details],
    entry: { id, hash: recordHash(merged), before },
    record: { id, version: record.version, businessId: context.businessId },
    auditedChanges,
    bytes: stableJson(updated.data).length * 1.1,
    chunkBytes: Math.max(stableJson(before).length, stableJson(auditedChanges).length) * 1.1 + 100,
  };
};

/** The writes that carry out one line of the plan, with what is needed to undo them. */
export const productWrites = (planned: PlannedProduct, context: ImportContext): ProductWrites =>
  planned.existing
    ? updatedWrites(planned, planned.existing, context)
    : createdWrites(planned, context);
