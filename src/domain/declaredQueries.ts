import type { QueryDeclaration } from 'ra-data-firestore/query';
import type { ResourceName } from './access/permissions.ts';

/**
 * Every query that a screen makes. Collections that have a search are searched in every one of
 * them, unless it says `search: false`; ascending ids are free, so they are no order here. `firestore.indexes.json` is generated from this list, the
 * embedded back end builds its own indexes from it, and both refuse what is not declared.
 */
export const DECLARED_QUERIES: Record<ResourceName, readonly QueryDeclaration[]> = {
  business: [
    {
      equality: ['isBusinessOwner', 'isDeleted', 'country'],
      sort: ['createdAt', 'businessName', 'updatedAt'],
    },
  ],
  // Every filter goes with the newest first. The other orders go with fewer filters, since each pair
  // is two indexes; what a list does not offer together it says.
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
      contains: ['gaps'],
      sort: ['createdAt'],
    },
    {
      equality: ['businessId', 'status', 'category', 'brand', 'stockState'],
      contains: ['gaps'],
      sort: ['title', 'price'],
    },
    { equality: ['businessId', 'status'], contains: ['gaps'], sort: ['updatedAt'] },
    { equality: ['businessId', 'status'], sort: ['stockState', 'category'], search: false },
    { equality: ['businessId'], sort: ['status', 'sku', 'brand'], search: false },
    { equality: ['businessId', 'status'], range: ['price'], sort: ['price'] },
    { equality: ['businessId', 'source.platform', 'source.shop'], sort: [] },
    { equality: ['barcode', 'status'], sort: [] },
    { equality: ['businessId', 'hiddenWithBusiness'], sort: [], search: false },
    { equality: ['businessId'], range: ['mergedAt'], sort: ['mergedAt'], search: false },
  ],
  productDetails: [],
  users: [{ equality: ['status', 'country'], sort: ['createdAt', 'name', 'lastSeenAt'] }],
  giveaways: [
    { equality: ['status', 'businessId', 'productId'], sort: ['createdAt', 'endsAt', 'startsAt'] },
    // What has ended, or not yet.
    { equality: ['status', 'businessId', 'productId'], range: ['endsAt'], sort: ['endsAt'] },
  ],
  giveawaySeeds: [],
  entries: [{ equality: ['userId'], sort: ['enteredAt', 'name'] }],
  reports: [
    { sort: ['updatedAt'] },
    {
      equality: ['status', 'reason', 'targetType', 'targetId', 'businessId', 'reporterId'],
      range: ['createdAt'],
      sort: ['createdAt'],
    },
  ],
  requests: [
    { equality: ['businessId', 'status', 'kind'], sort: ['createdAt', 'updatedAt'] },
    { equality: ['businessId', 'kind', 'unreadBy'], sort: ['createdAt'] },
  ],
  imports: [{ equality: ['businessId', 'platform', 'status'], sort: ['startedAt'] }],
  importChunks: [{ equality: ['businessId'], sort: [] }],
  audit: [
    {
      equality: ['businessId', 'resource', 'action', 'actorId'],
      contains: ['records', 'fields'],
      range: ['at'],
      sort: ['at'],
    },
    // Whose merges somebody may take back: others' must not fill the page that is read of them.
    { equality: ['resource', 'action', 'actorRole'], sort: ['at'], search: false },
    // Which of the merges that are shown were taken back.
    {
      equality: ['businessId', 'action', 'actorId', 'actorRole', 'reverts'],
      sort: [],
      search: false,
    },
    { equality: ['businessId', 'action', 'batchId'], sort: [], search: false },
  ],
  stats: [{ equality: ['scope', 'businessId'], range: ['day'], sort: ['day'] }],
  savedViews: [{ equality: ['userId', 'resource'], sort: ['createdAt', 'name'] }],
  duplicateDecisions: [{ equality: ['businessId'], sort: ['decidedAt'] }],
  claims: [{ equality: ['resource'], sort: ['at'] }],
};
