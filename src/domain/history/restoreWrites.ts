import { type AuditContext, auditWrite, recordUpdate } from '../audit.ts';
import { detailsPlace } from '../collectionPaths.ts';
import { deletionChanges } from '../deletionChanges.ts';
import { BOOKKEEPING } from '../fieldChanges.ts';
import { keptNew } from '../omittedValue.ts';
import { deriveProduct } from '../product/deriveProduct.ts';
import { costsOf } from '../product/productCosts.ts';
import { SEARCHED_FIELDS, searchedPart } from '../product/searchedFields.ts';
import type { FieldChange } from '../schemas/audit.ts';
import { DETAILS_CONTENT, type Product } from '../schemas/product.ts';
import { asRead, trackedCreate } from '../tracked.ts';
import { serverTime, type Write } from '../write.ts';
import type { RestoreItem } from './restorePlan.ts';

type Of<Kind extends RestoreItem['kind']> = Extract<RestoreItem, { kind: Kind }>;

/** Who restores, why, and what the entries of one piece of work have in common. */
export interface RestoreContext extends Pick<AuditContext, 'actor' | 'batchId'> {
  reason: string;
  /** What was restored, for people, where it is more than one product. */
  label: string;
  /** The entry that is taken back, where it is one. */
  reverts?: string;
}

const OF_DETAILS: ReadonlySet<string> = new Set(DETAILS_CONTENT);

const pick = (changes: readonly FieldChange[], details: boolean) =>
  Object.fromEntries(
    changes
      .filter(({ field }) => OF_DETAILS.has(field) === details)
      .map(({ field, to }) => [field, to]),
  );

const updateOf = (
  { now, target, changes }: Of<'update'>,
  uid: string,
  auditId: string,
): Write[] => {
  const own = pick(changes, false);
  const part = pick(changes, true);
  const { product } = target;
  const searched = SEARCHED_FIELDS.some(field => Object.hasOwn(own, field));
  const derived = Object.keys(own).length > 0 ? deriveProduct(product) : {};
  const written = recordUpdate(
    'products',
    now.product,
    { ...(searched ? searchedPart(product) : {}), ...own, ...derived, auditId },
    { uid },
  );
  if (Object.keys(part).length === 0) return [written];
  const place = detailsPlace(now.product);
  const { businessId } = now.product;
  return [
    written,
    now.details
      ? {
          type: 'update',
          ...place,
          data: { ...part, version: now.details.version + 1, auditId },
          precondition: { version: now.details.version, fields: costsOf(now.details) },
        }
      : { type: 'create', ...place, data: { ...target.details, businessId, version: 1, auditId } },
  ];
};

/** The changes that an entry tells, its large new values left out: the record holds them. */
const fieldChangesOf = (item: Of<'update'>) =>
  item.changes.map(change => ({
    ...change,
    to: keptNew(change.to, item.now.product.version + 1),
  }));

const labelOf = (items: readonly RestoreItem[], label: string) =>
  items.length === 1 ? (items[0]?.title ?? label) : label;

/**
 * The writes of one commit that brings stored products to what they were, told as a change of its own.
 * @param touched products that are written without a change, since others’ rules look at them.
 */
export const updateItemsWrites = (
  items: readonly Of<'update'>[],
  touched: readonly Product[],
  auditId: string,
  context: RestoreContext,
): Write[] => {
  const { uid } = context.actor;
  const subjects = [...items.map(({ now }) => now.product), ...touched];
  return [
    ...items.flatMap(item => updateOf(item, uid, auditId)),
    ...touched.map(product => recordUpdate('products', product, { auditId }, { uid })),
    auditWrite(
      'products',
      subjects,
      Object.fromEntries(items.map(item => [item.id, fieldChangesOf(item)])),
      {
        ...context,
        auditId,
        action: 'revert',
        source: 'revert',
        label: labelOf(items, context.label),
      },
    ),
  ];
};

const isEmpty = (details: Readonly<Record<string, unknown>>) =>
  Object.values(details).every(value => value === null || value === undefined || value === '');

/** The version that a restored product begins with. */
export const restoredVersion = ({ origin }: Of<'create'>): number => (origin?.version ?? 0) + 1;

const createOf = (item: Of<'create'>, uid: string, auditId: string): Write[] => {
  const { id, target, origin } = item;
  const { product, details } = target;
  const content = Object.fromEntries(
    Object.entries({ ...product, ...deriveProduct(product) }).filter(
      ([field]) => !BOOKKEEPING.has(field) && !OF_DETAILS.has(field),
    ),
  );
  const tracked = origin
    ? {
        ...{ createdAt: origin.createdAt, createdBy: origin.createdBy },
        ...{ version: restoredVersion(item), updatedAt: serverTime(), updatedBy: uid },
      }
    : trackedCreate(uid);
  const created: Write = {
    ...{ type: 'create', collection: 'products', id },
    data: { ...content, ...tracked, auditId },
  };
  const { businessId } = product;
  if (isEmpty(details)) return [created];
  return [
    created,
    {
      ...{ type: 'create', ...detailsPlace({ id, businessId }) },
      data: { ...details, businessId, version: 1, auditId },
    },
  ];
};

/** The writes of one commit that brings back products which one step deleted. */
export const createItemsWrites = (
  items: readonly Of<'create'>[],
  auditId: string,
  context: RestoreContext,
): Write[] => [
  ...items.flatMap(item => createOf(item, context.actor.uid, auditId)),
  auditWrite(
    'products',
    items.map(({ target }) => target.product),
    {},
    {
      ...context,
      ...{ auditId, action: 'restore', source: 'revert', reverts: items[0]?.deletionId },
      label: labelOf(items, context.label),
    },
  ),
];

/** The writes of one commit that deletes products again; the entry keeps all they held. */
export const deleteItemsWrites = (
  items: readonly Of<'delete'>[],
  auditId: string,
  context: RestoreContext,
): Write[] => [
  ...items.flatMap(({ now }): Write[] => [
    {
      type: 'delete',
      collection: 'products',
      id: now.product.id,
      precondition: asRead(now.product),
    },
    ...(now.details ? [{ type: 'delete' as const, ...detailsPlace(now.product) }] : []),
  ]),
  auditWrite(
    'products',
    items.map(({ now }) => now.product),
    Object.fromEntries(
      items.map(({ id, now }) => [
        id,
        deletionChanges({ ...now.product }, now.details ?? undefined),
      ]),
    ),
    {
      ...context,
      auditId,
      action: 'delete',
      source: 'revert',
      label: labelOf(items, context.label),
    },
  ),
];
