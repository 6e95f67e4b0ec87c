import type { z } from 'zod';
import type { Actor } from '../access/roles.ts';
import { type AuditContext, auditWrite } from '../audit.ts';
import { detailsPlace } from '../collectionPaths.ts';
import { BOOKKEEPING } from '../fieldChanges.ts';
import { deriveProduct } from '../product/deriveProduct.ts';
import { type FollowedBusiness, followChanges } from '../product/followsBusiness.ts';
import { readRecord } from '../readRecord.ts';
import { type AuditEntry, changesOfRecord } from '../schemas/audit.ts';
import {
  DETAILS_CONTENT,
  type Product,
  productDetailsSchema,
  productSchema,
} from '../schemas/product.ts';
import { trackedCreate } from '../tracked.ts';
import { serverTime, type Write } from '../write.ts';

/** For so many days what was deleted can be restored. */
export const RESTORABLE_DAYS = 30;

/** Most products that come back in one commit: each has a private part beside it. */
export const RESTORED_AT_ONCE = 25;

const DAY = 86_400_000;

/** @returns the moment from which what an entry says was deleted cannot be restored any more. */
export const restorableUntil = ({ at }: Pick<AuditEntry, 'at'>): Date =>
  new Date(at.getTime() + RESTORABLE_DAYS * DAY);

/** Whether, and why not, somebody may restore what an entry says was deleted. */
export type Restorability = 'yes' | 'no' | 'late' | 'administrators';

/**
 * Whether an entry tells of products that the person may bring back. What an administrator deleted,
 * an administrator brings back: it may have been decided against the owner.
 */
export const restorability = (
  entry: Pick<AuditEntry, 'action' | 'resource' | 'actorRole' | 'businessId' | 'at'>,
  { role, uid }: Pick<Actor, 'role' | 'uid'>,
  now: Date,
): Restorability => {
  if (entry.action !== 'delete' || entry.resource !== 'products' || role === 'support') return 'no';
  if (role === 'owner' && entry.businessId !== uid) return 'no';
  if (role === 'owner' && entry.actorRole !== 'owner') return 'administrators';
  return now >= restorableUntil(entry) ? 'late' : 'yes';
};

/** Why a product does not come back. */
export type RestoreProblem = 'exists' | 'unreadable' | 'merged' | 'noBusiness';

const contentSchema = productDetailsSchema.pick({
  ...{ cost: true, variantCosts: true, costBase: true, supplier: true, notes: true },
} satisfies Record<(typeof DETAILS_CONTENT)[number], true>);

/** What of the private part comes back. */
type RestoredDetails = z.infer<typeof contentSchema>;

/** A product that was deleted. */
export type DeletedProduct = { id: string; title: string } & (
  | { problem: RestoreProblem }
  | {
      problem: null;
      /** As it would be stored: of its business as this stands now. */
      product: Product;
      details: RestoredDetails | null;
      /** Whether the entry tells how old it is; those of before do not, and it is new again. */
      keepsAge: boolean;
    }
);

/** What is known of the world that deleted products come back to. */
export interface RestoreWorld {
  /** The ids of those that exist, whoever made them again. */
  existing: ReadonlySet<string>;
  businesses: ReadonlyMap<string, FollowedBusiness>;
}

const EMPTY_PART: RestoredDetails = {
  cost: null,
  variantCosts: null,
  supplier: '',
  notes: '',
};

const detailsOf = (recorded: ReadonlyMap<string, unknown>): RestoredDetails | null => {
  const known = DETAILS_CONTENT.filter(field => recorded.has(field));
  if (known.length === 0) return null;
  const stored = Object.fromEntries(known.map(field => [field, recorded.get(field)]));
  return contentSchema.safeParse({ ...EMPTY_PART, ...stored }).data ?? null;
};

const OF_DETAILS: ReadonlySet<string> = new Set(DETAILS_CONTENT);

const productOf = (id: string, recorded: ReadonlyMap<string, unknown>, { at }: AuditEntry) => {
  const version = recorded.get('version');
  const stored: { id: string } & Record<string, unknown> = {
    // What a product has that nobody filled in, and an entry does not tell of.
    ...{ brand: '', category: '', sku: '', barcode: '', description: '' },
    // Lists ask for those that are none: what is missing is not found by that.
    ...{ source: null, mergedInto: null },
    ...{ createdAt: at, createdBy: '', updatedAt: at, updatedBy: '' },
    ...Object.fromEntries([...recorded].filter(([field]) => !OF_DETAILS.has(field))),
    version: typeof version === 'number' ? version : 1,
    id,
  };
  return productSchema.safeParse(readRecord(productSchema, stored).record).data;
};

/**
 * The products that an entry says were deleted, and what stands in the way of each. Nothing of an
 * entry is believed but that its author wrote it: an owner's brings back own products only.
 */
export const deletedProducts = (
  entry: AuditEntry,
  { existing, businesses }: RestoreWorld,
  { role }: Pick<Actor, 'role'>,
): DeletedProduct[] =>
  [...new Set(entry.records)].map(id => {
    const recorded = new Map(changesOfRecord(entry, id).map(({ field, from }) => [field, from]));
    const read = productOf(id, recorded, entry);
    const title = read?.title || entry.label || id;
    const problem = (name: RestoreProblem) => ({ id, title, problem: name });
    if (existing.has(id)) return problem('exists');
    if (!read || (entry.actorRole !== 'superAdmin' && read.businessId !== entry.businessId))
      return problem('unreadable');
    if (read.mergedInto && role !== 'superAdmin') return problem('merged');
    const business = businesses.get(read.businessId);
    if (!business) return problem('noBusiness');
    const named = { ...read, businessName: business.businessName };
    const product = {
      ...named,
      ...followChanges('standing', named, business),
      ...deriveProduct(named),
    };
    const keepsAge =
      recorded.has('version') && recorded.has('createdAt') && recorded.has('createdBy');
    return { id, title, problem: null, product, details: detailsOf(recorded), keepsAge };
  });

/** The businesses that deleted products belonged to, whatever an entry says of them. */
export const businessesOf = (entry: Pick<AuditEntry, 'changes' | 'records'>): string[] => {
  const ids = entry.records.flatMap(id =>
    changesOfRecord(entry, id).flatMap(({ field, from }) =>
      field === 'businessId' && typeof from === 'string' && from !== '' ? [from] : [],
    ),
  );
  return [...new Set(ids)];
};

/** A product that can come back. */
export type RestorableProduct = Extract<DeletedProduct, { problem: null }>;

const restored = (
  { id, product, details, keepsAge }: RestorableProduct,
  { auditId, actor }: Pick<AuditContext, 'auditId' | 'actor'>,
): Write[] => {
  const content = Object.fromEntries(
    Object.entries(product).filter(([field]) => !BOOKKEEPING.has(field)),
  );
  const tracked = keepsAge && {
    version: product.version + 1,
    createdAt: product.createdAt,
    createdBy: product.createdBy,
    updatedAt: serverTime(),
    updatedBy: actor.uid,
  };
  const created: Write = {
    type: 'create',
    collection: 'products',
    id,
    data: { ...content, ...(tracked || trackedCreate(actor.uid)), auditId },
  };
  if (!details) return [created];
  const { businessId } = product;
  return [
    created,
    {
      type: 'create',
      ...detailsPlace({ id, businessId }),
      data: { ...details, businessId, version: 1, auditId },
    },
  ];
};

/** The writes of one commit that bring deleted products back, told as what takes `entry` back. */
export const restoreWrites = (
  entry: Pick<AuditEntry, 'id' | 'label'>,
  products: readonly RestorableProduct[],
  context: Pick<AuditContext, 'auditId' | 'actor' | 'reason'>,
): Write[] => [
  ...products.flatMap(product => restored(product, context)),
  auditWrite(
    'products',
    products.map(({ product }) => product),
    {},
    {
      ...context,
      action: 'restore',
      source: 'revert',
      label: products.length === 1 ? (products[0]?.title ?? '') : entry.label,
      reverts: entry.id,
    },
  ),
];
