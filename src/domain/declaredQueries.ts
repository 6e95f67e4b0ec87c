import type { QueryDeclaration } from 'ra-data-firestore/query';
import type { ResourceName } from './access/permissions.ts';

/**
 * Every query that a screen makes. `firestore.indexes.json` is generated from this list, the
 * embedded back end builds its own indexes from it, and both refuse what is not declared.
 */
export const DECLARED_QUERIES: Record<ResourceName, readonly QueryDeclaration[]> = {
  business: [
    {
      equality: ['isBusinessOwner', 'isDeleted', 'country'],
      sort: ['createdAt', 'businessName', 'updatedAt'],
    },
  ],
  products: [
    {
      equality: [
        'businessId',
        'status',
        'category',
        'brand',
        'stockState',
        'source.platform',
        'source.runId',
      ],
      sort: ['createdAt', 'updatedAt', 'title', 'price'],
    },
    { equality: ['businessId', 'status'], contains: ['gaps'], sort: ['createdAt', 'updatedAt'] },
    { equality: ['businessId', 'status'], range: ['price'], sort: ['price'] },
    { equality: ['businessId', 'source.platform', 'source.shop'], sort: ['id'] },
    { equality: ['barcode', 'status'], sort: ['id'] },
    { equality: ['businessId'], range: ['mergedAt'], sort: ['mergedAt'] },
  ],
  productDetails: [],
  users: [{ equality: ['status', 'country'], sort: ['createdAt', 'name', 'lastSeenAt'] }],
  giveaways: [
    { equality: ['status', 'businessId', 'productId'], sort: ['createdAt', 'endsAt', 'startsAt'] },
  ],
  giveawaySeeds: [],
  entries: [{ equality: ['userId'], sort: ['enteredAt', 'name'] }],
  reports: [
    { sort: ['updatedAt'] },
    {
      equality: ['status', 'reason', 'targetType', 'targetId', 'businessId', 'reporterId'],
      sort: ['createdAt'],
    },
  ],
  requests: [{ equality: ['businessId', 'status', 'kind'], sort: ['createdAt', 'updatedAt'] }],
  imports: [{ equality: ['businessId', 'platform', 'status'], sort: ['startedAt'] }],
  importChunks: [{ equality: ['businessId'], sort: ['id'] }],
  audit: [
    {
      equality: ['businessId', 'resource', 'action', 'actorId'],
      contains: ['records'],
      sort: ['at'],
    },
  ],
  stats: [{ equality: ['scope', 'businessId'], range: ['day'], sort: ['day'] }],
  savedViews: [{ equality: ['userId', 'resource'], sort: ['createdAt', 'name'] }],
  duplicateDecisions: [{ sort: ['decidedAt'] }],
};
