import type { ResourceName } from './permissions.ts';
import type { Role } from './roles.ts';

/** Fields that no update may change, whoever makes it. */
export const IMMUTABLE_FIELDS: Partial<Record<ResourceName, readonly string[]>> = {
  business: ['businessEmail', 'isSuperAdmin', 'createdAt', 'createdBy'],
  products: ['createdAt', 'createdBy'],
  productDetails: ['businessId'],
  users: ['email', 'createdAt', 'createdBy'],
  giveaways: ['createdAt', 'createdBy'],
  reports: ['reporterId', 'reporterName', 'reason', 'message', 'createdAt', 'createdBy'],
  requests: ['businessId', 'kind', 'subject', 'message', 'proposed', 'createdAt', 'createdBy'],
  imports: ['businessId', 'platform', 'startedAt', 'createdAt', 'createdBy'],
  savedViews: ['userId', 'createdAt'],
  figureNotes: ['businessId', 'userId'],
  sales: ['businessId', 'change', 'productIds', 'createdAt', 'createdBy'],
};

/** Fields that an owner may not change although the record is the own one. */
export const OWNER_FROZEN_FIELDS: Partial<Record<ResourceName, readonly string[]>> = {
  business: ['isBusinessOwner', 'isDeleted', 'statusHistory'],
  products: ['businessId'],
  requests: ['businessName', 'attachments', 'status', 'reply'],
};

/**
 * Fields of these that an administrator fills in where an older system left them out: without them
 * nobody could decide on the record, and its owner never sees it.
 */
const FILLED_FIELDS: Partial<Record<ResourceName, readonly string[]>> = {
  requests: ['businessId'],
};

/** Whether `role` may give a record of `resource` a field that it never had. */
export const mayFill = (role: Role, resource: ResourceName, field: string): boolean =>
  role === 'superAdmin' && (FILLED_FIELDS[resource] ?? []).includes(field);

/** @returns the fields that `role` may not change in an update of `resource`. */
export const frozenFields = (role: Role, resource: ResourceName): readonly string[] => [
  ...(IMMUTABLE_FIELDS[resource] ?? []),
  ...(role === 'superAdmin' ? [] : (OWNER_FROZEN_FIELDS[resource] ?? [])),
];

/**
 * Records whose change by somebody else than their owner must come with an audit entry in the
 * same commit; the record's `auditId` names the entry.
 */
export const AUDITED_RESOURCES: readonly ResourceName[] = [
  'business',
  'products',
  'users',
  'giveaways',
  'reports',
  'requests',
  'imports',
  'duplicateDecisions',
  'sales',
];
