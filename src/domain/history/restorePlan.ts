import type { Actor } from '../access/roles.ts';
import { type FollowedBusiness, followChanges } from '../product/followsBusiness.ts';
import type { AuditEntry, FieldChange } from '../schemas/audit.ts';
import type { Product, ProductDetails } from '../schemas/product.ts';
import {
  type Snapshot,
  type StoredState,
  snapshotChanges,
  snapshotOf,
  storedState,
} from './snapshot.ts';

/** A product as it is stored now. */
export interface CurrentProduct {
  product: Product;
  details: ProductDetails | null;
}

/** What is to become of one product. */
export interface Wanted {
  id: string;
  now: CurrentProduct | null;
  /** Null where it is to be gone. */
  target: Snapshot | null;
  /** The step that deleted it, where it comes back. */
  deletion: Pick<AuditEntry, 'id' | 'at' | 'actorRole' | 'label' | 'changes' | 'businessId'> | null;
}

/** Why a product cannot be brought to what is wanted. */
export type RestoreHindrance =
  /** What was told of it is not a product. */
  | 'unreadable'
  /** No step tells of its deletion, so it cannot come back as old as it was. */
  | 'noDeletion'
  /** Its business is no more. */
  | 'noBusiness'
  /** An administrator deleted it: administrators bring it back. */
  | 'administrators'
  /** It is merged into a product that is gone, or stays merged: for administrators to change. */
  | 'merged';

/** A product's way to what is wanted. */
export type RestoreItem = { id: string; title: string } & (
  | { kind: 'update'; now: CurrentProduct; target: StoredState; changes: FieldChange[] }
  | {
      kind: 'create';
      target: StoredState;
      /** As the deletion tells it; null where an older one does not. */
      origin: Pick<Product, 'version' | 'createdAt' | 'createdBy'> | null;
      deletionId: string;
      changes: FieldChange[];
    }
  | { kind: 'delete'; now: CurrentProduct; changes: FieldChange[] }
);

/** What is to be done, and what cannot be. */
export interface RestorePlan {
  items: RestoreItem[];
  hindered: { id: string; title: string; why: RestoreHindrance }[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const titleOf = ({ id, now, target }: Wanted) => now?.product.title || textOf(target?.title) || id;

const originOf = (
  deletion: NonNullable<Wanted['deletion']>,
  id: string,
): Pick<Product, 'version' | 'createdAt' | 'createdBy'> | null => {
  const changes = Object.hasOwn(deletion.changes, id) ? (deletion.changes[id] ?? []) : [];
  const before = new Map(changes.map(({ field, from }) => [field, from]));
  const [version, createdAt, createdBy] = ['version', 'createdAt', 'createdBy'].map(name =>
    before.get(name),
  );
  return typeof version === 'number' && createdAt instanceof Date && typeof createdBy === 'string'
    ? { version, createdAt, createdBy }
    : null;
};

/** A product of its business as that stands now, whatever it was called then. */
const followed = (state: StoredState, business: FollowedBusiness): StoredState => {
  const named = { ...state.product, businessName: business.businessName };
  const product = { ...named, ...followChanges('standing', named, business) };
  return { ...state, product };
};

/** What is known of the world that products come back to. */
export interface RestoreKnown {
  /** The businesses that the products belong to. */
  businesses: ReadonlyMap<string, FollowedBusiness>;
  /** The products that take part, and those that merges lead to. */
  products: ReadonlyMap<string, unknown>;
}

/** Whether only an administrator may change a merged product as it is wanted. */
const isForAdministrators = (
  { now, target }: Wanted,
  { products }: RestoreKnown,
  comingBack: ReadonlySet<string>,
): boolean => {
  const into = now?.product.mergedInto ?? null;
  if (into === null) return false;
  return (target?.mergedInto ?? null) === into || !(products.has(into) || comingBack.has(into));
};

const createItem = (
  { id, deletion }: Wanted,
  title: string,
  state: StoredState,
  { businesses }: RestoreKnown,
  { role }: Pick<Actor, 'role'>,
): RestoreItem | RestoreHindrance => {
  if (!deletion) return 'noDeletion';
  const byAdministrator = deletion.actorRole === 'superAdmin';
  if (byAdministrator && role !== 'superAdmin') return 'administrators';
  if (!byAdministrator && state.product.businessId !== deletion.businessId) return 'unreadable';
  const business = businesses.get(state.product.businessId);
  if (!business) return 'noBusiness';
  const target = followed(state, business);
  const changes = snapshotChanges({}, { ...target.product, ...target.details });
  const origin = originOf(deletion, id);
  return { id, title, kind: 'create', target, changes, origin, deletionId: deletion.id };
};

const itemOf = (
  wanted: Wanted,
  known: RestoreKnown,
  actor: Pick<Actor, 'role'>,
  comingBack: ReadonlySet<string>,
): RestoreItem | RestoreHindrance | null => {
  const { id, now, target } = wanted;
  const title = titleOf(wanted);
  const hindered = actor.role !== 'superAdmin' && isForAdministrators(wanted, known, comingBack);
  if (target === null) {
    if (!now) return null;
    return hindered ? 'merged' : { id, title, kind: 'delete', now, changes: [] };
  }
  // Whose a product is, and what its business is called, is no history of the product's.
  const state = storedState(
    id,
    now
      ? { ...target, businessId: now.product.businessId, businessName: now.product.businessName }
      : target,
  );
  if (!state) return 'unreadable';
  if (!now) return createItem(wanted, title, state, known, actor);
  const stored = snapshotOf(now.product, now.details);
  const changes = snapshotChanges(stored, { ...state.product, ...state.details });
  if (changes.length === 0) return null;
  return hindered ? 'merged' : { id, title, kind: 'update', now, target: state, changes };
};

/**
 * What brings products to what is wanted of them; those that are as wanted already need nothing.
 */
export const planRestore = (
  wanted: readonly Wanted[],
  known: RestoreKnown,
  actor: Pick<Actor, 'role'>,
): RestorePlan => {
  const plan: RestorePlan = { items: [], hindered: [] };
  const nothing = new Set<string>();
  const comesBack = (one: Wanted) =>
    !one.now && one.target && typeof itemOf(one, known, actor, nothing) === 'object';
  const comingBack = new Set(wanted.flatMap(one => (comesBack(one) ? [one.id] : [])));
  for (const one of wanted) {
    const item = itemOf(one, known, actor, comingBack);
    if (typeof item === 'string')
      plan.hindered.push({ id: one.id, title: titleOf(one), why: item });
    else if (item) plan.items.push(item);
  }
  return plan;
};
