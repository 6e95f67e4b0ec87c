import { auditWrite, recordUpdate } from '../../audit.ts';
import { detailsPlace } from '../../collectionPaths.ts';
import { deletionChanges } from '../../deletionChanges.ts';
import { fieldChanges } from '../../fieldChanges.ts';
import { valueBytes } from '../../merge/documentSize.ts';
import { keptNew } from '../../omittedValue.ts';
import { deriveProduct } from '../../product/deriveProduct.ts';
import { markAfter } from '../../product/followsBusiness.ts';
import { fieldsIn } from '../../product/productFields.ts';
import { searchedPart } from '../../product/searchedFields.ts';
import type { FieldChange } from '../../schemas/audit.ts';
import type { ImportChunk } from '../../schemas/importRun.ts';
import {
  type Product,
  type ProductDetails,
  productDetailsSchema,
  productSchema,
  productSourceSchema,
} from '../../schemas/product.ts';
import { asRead } from '../../tracked.ts';
import { increment, type Write } from '../../write.ts';
import { recordHash } from '../map/fieldHashes.ts';
import type { BatchJob } from './commitBatches.ts';
import type { ImportStore } from './executeImport.ts';
import type { ImportContext } from './importContext.ts';
import { withAuditId } from './runWrites.ts';
import { filesLeftBehind } from './undoFiles.ts';
import type { SpareReason, UndoReport } from './undoReport.ts';

/** One product that a run wrote, and what it was before. */
export interface UndoEntry {
  id: string;
  /** Hash of the product as the run left it. */
  hash: string;
  /** The fields the run changed, as they were; null where the run created the product. */
  before: Record<string, unknown> | null;
}

/** What undoing does to one product. */
type UndoDecision =
  | { kind: 'delete'; record: Product }
  | { kind: 'restore'; record: Product; before: Record<string, unknown> }
  | { kind: 'spare'; reason: SpareReason }
  | { kind: 'done' };

/** What a run wrote, the last write first. */
export const undoEntries = (chunks: readonly ImportChunk[]): UndoEntry[] =>
  [...chunks]
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .flatMap(({ created, updated }) => [
      ...updated.map(({ id, hash, before }) => ({ id, hash, before })),
      ...created.map(({ id, hash }) => ({ id, hash, before: null })),
    ]);

const runIdOf = (source: unknown) => productSourceSchema.safeParse(source).data?.runId ?? null;

/**
 * Decides what undoing does to one product: only what is still as the run left it is taken back;
 * what was edited or imported again since stays.
 */
const undoDecision = (
  entry: UndoEntry,
  stored: Product | null,
  { runId, businessId }: Pick<UndoContext, 'runId' | 'businessId'>,
): UndoDecision => {
  // A step is what somebody wrote: it can name products of others, which no run has made.
  const record = stored?.businessId === businessId ? stored : null;
  if (!record) return entry.before === null ? { kind: 'done' } : { kind: 'spare', reason: 'gone' };
  const isRestored = entry.before !== null && record.source?.runId === runIdOf(entry.before.source);
  if (isRestored && record.source?.runId !== runId) return { kind: 'done' };
  if (record.source?.runId !== runId) return { kind: 'spare', reason: 'laterImport' };
  if (recordHash(record) !== entry.hash) return { kind: 'spare', reason: 'edited' };
  return entry.before === null
    ? { kind: 'delete', record }
    : { kind: 'restore', record, before: entry.before };
};

/** One product to take back, with its writes. */
export interface UndoItem {
  entry: UndoEntry;
  record: Product;
  /** Its private part, where that goes or changes with it. */
  details: ProductDetails | null;
  writes: Write[];
  bytes: number;
  chunkBytes: number;
}

/** The fields that an import writes. Nothing else comes back, whatever a step holds. */
const RESTORED = [...fieldsIn('import'), 'source'] as const;

/** What of a step's `before` a product can get back: known fields with values that fit. */
const contentOf = (before: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    RESTORED.flatMap(field => {
      const schema = productSchema.shape[field];
      const value = Object.hasOwn(before, field) ? schema.safeParse(before[field]) : null;
      return value?.success ? [[field, value.data]] : [];
    }),
  );

const COSTS = ['cost', 'variantCosts', 'costBase'] as const;

/**
 * The costs that a product gets back, where the run changed them. Older runs say nothing of the costs
 * of variants, nor of what was remembered of costs.
 */
const costsIn = (before: Record<string, unknown>): Record<string, unknown> | null => {
  const costs = Object.fromEntries(
    COSTS.flatMap(field => {
      const schema = productDetailsSchema.shape[field];
      const value = Object.hasOwn(before, field) ? schema.safeParse(before[field]) : null;
      return value?.success ? [[field, value.data]] : [];
    }),
  );
  return Object.hasOwn(costs, 'cost') ? costs : null;
};

const restored = (record: Product, before: Record<string, unknown>, uid: string): Write[] => {
  const fields = contentOf(before);
  const costs = costsIn(before);
  const merged = productSchema.safeParse({ ...record, ...fields });
  const changes = {
    ...searchedPart({ ...record, ...fields }),
    ...fields,
    ...(merged.success ? deriveProduct(merged.data) : {}),
    ...markAfter(record, fields),
  };
  const product = recordUpdate('products', record, changes, { uid });
  if (!costs) return [product];
  const details: Write = {
    type: 'update',
    ...detailsPlace(record),
    data: { ...costs, version: increment(1) },
  };
  return [product, details];
};

const deleted = (record: Product): Write[] => [
  {
    type: 'delete',
    collection: 'products',
    id: record.id,
    precondition: asRead(record),
  },
  { type: 'delete', ...detailsPlace(record) },
];

/** The writes that take one product back; null where it is to be left alone. */
const undoItem = (entry: UndoEntry, decision: UndoDecision, uid: string): UndoItem | null => {
  if (decision.kind === 'done' || decision.kind === 'spare') return null;
  const { record } = decision;
  const writes =
    decision.kind === 'delete' ? deleted(record) : restored(record, decision.before, uid);
  const bytes = valueBytes({ ...record });
  return { entry, record, details: null, writes, bytes: bytes + 4000, chunkBytes: bytes + 1000 };
};

/** Larger than this, what a product held does not fit into an audit entry. */
const MAX_ENTRY_BYTES = 700_000;

/** What the trail is told of a product that is taken back: all that a deletion takes along. */
const recordedChanges = ({ record, entry, details }: UndoItem): FieldChange[] => {
  const recorded = entry.before
    ? fieldChanges(
        { ...record, ...details },
        { ...contentOf(entry.before), ...costsIn(entry.before) },
      )
    : deletionChanges({ ...record }, details ?? undefined);
  return recorded.map(change => ({ ...change, to: keptNew(change.to, record.version + 1) }));
};

const audited = (
  items: readonly UndoItem[],
  { actor, businessName, runId }: UndoContext,
  auditId: string,
): Write[] => {
  const changes = Object.fromEntries(
    items.flatMap(item =>
      item.chunkBytes > MAX_ENTRY_BYTES ? [] : [[item.record.id, recordedChanges(item)]],
    ),
  );
  const entry = auditWrite(
    'products',
    items.map(({ record }) => record),
    changes,
    {
      ...{ auditId, actor, action: 'undoImport', source: 'revert' },
      ...{ label: businessName, reason: runId, batchId: `undo-${runId}` },
    },
  );
  return [...items.flatMap(item => item.writes).map(write => withAuditId(write, auditId)), entry];
};

/**
 * Adds the private parts of what is taken back, which go or change with it.
 * @throws what reading throws.
 */
export const withDetails = (
  items: readonly UndoItem[],
  { detailsOf }: Pick<ImportStore, 'detailsOf'>,
): Promise<UndoItem[]> =>
  Promise.all(
    items.map(async item =>
      item.entry.before && !Object.hasOwn(item.entry.before, 'cost')
        ? item
        : { ...item, details: await detailsOf(item.record) },
    ),
  );

/** Who undoes which run. */
export type UndoContext = Pick<ImportContext, 'runId' | 'actor' | 'businessId' | 'businessName'>;

/** Decides on one product, and notes in the report what needs no write. */
export const undoStep = (
  entry: UndoEntry,
  record: Product | null,
  context: UndoContext,
  report: UndoReport,
): UndoItem | null => {
  const decision = undoDecision(entry, record, context);
  if (decision.kind === 'spare')
    report.spared.push({ id: entry.id, title: record?.title ?? '', reason: decision.reason });
  else if (decision.kind === 'done') report.done++;
  return undoItem(entry, decision, context.actor.uid);
};

const storedOf = async (
  items: readonly UndoItem[],
  { productsOf }: Pick<ImportStore, 'productsOf'>,
): Promise<ReadonlyMap<string, Product>> => {
  const stored = await productsOf(items.map(({ entry }) => entry.id));
  return new Map(stored.map(product => [product.id, product]));
};

/** How undoing is put into commits; `report` is filled while it goes. */
export const undoJob = (
  context: UndoContext,
  report: UndoReport,
  store: Pick<ImportStore, 'productsOf' | 'detailsOf' | 'newAuditId'>,
): BatchJob<UndoItem> => ({
  assemble: items => audited(items, context, store.newAuditId()),
  // A commit is carried out as a whole: where one product is not taken back, somebody else did the rest.
  isApplied: async items => {
    const byId = await storedOf(items, store);
    return items.every(
      ({ entry }) => undoDecision(entry, byId.get(entry.id) ?? null, context).kind === 'done',
    );
  },
  refresh: async items => {
    const byId = await storedOf(items, store);
    const isSame = ({ record }: UndoItem) => byId.get(record.id)?.version === record.version;
    if (items.every(isSame)) return null;
    const next = items.flatMap(item =>
      isSame(item)
        ? [item]
        : (undoStep(item.entry, byId.get(item.entry.id) ?? null, context, report) ?? []),
    );
    return withDetails(next, store);
  },
  done: items => {
    for (const { entry, record } of items) {
      report.files.push(...filesLeftBehind(record, entry.before));
      if (entry.before === null) report.deleted++;
      else report.restored++;
    }
  },
  failed: (item, code, message) => report.failed.push({ id: item.entry.id, code, message }),
});
