import type { ResourceName } from './permissions.ts';
import type { Role } from './roles.ts';

/** Fields that no update may change, whoever makes it. */
export const IMMUTABLE_FIELDS: Partial<Record<ResourceName, readonly string[]>> = {
  business: ['businessEmail', 'isSuperAdmin', 'createdAt', 'createdBy'],
  products: ['createdAt', 'createdBy'],
  productDetails: ['businessId'],
  users: ['email', 'createdAt', 'createdBy'],
  giveaways: ['createdAt', 'createdBy'],
  reports: ['reporterId', 'reason', 'message', 'createdAt', 'createdBy'],
  requests: ['businessId', 'kind', 'subject', 'message', 'proposed', 'createdAt', 'createdBy'],
  imports: ['businessId', 'platform', 'startedAt', 'createdAt', 'createdBy'],
  savedViews: ['userId', 'createdAt'],
  figureNotes: ['businessId', 'userId'],
};

/** Fields that an owner may not change although the record is the own one. */
export const OWNER_FROZEN_FIELDS: Partial<Record<ResourceName, readonly string[]>> = {
  business: ['isBusinessOwner', 'isDeleted', 'statusHistory'],
  products: ['businessId'],
  requests: ['businessName', 'attachments', 'status', 'reply'],
};

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
];
