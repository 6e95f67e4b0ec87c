import type { Order, QueryDeclaration } from 'ra-data-firestore/query';
import type { ResourceName } from './access/permissions.ts';

/** Sorted by a field from the least on, or from A. */
const up = (field: string): Order => ({ field, direction: 'asc' });
/** Sorted by a field from the greatest on: by a time, the newest first. */
const down = (field: string): Order => ({ field, direction: 'desc' });

/**
 * Every query that a screen makes. Collections that have a search are searched in every one of
 * them, unless it says `search: false`; ascending ids are free, so they are no order here. `firestore.indexes.json` is generated from this list, the
 * embedded back end builds its own indexes from it, and both refuse what is not declared.
 *
 * Each filter of a declaration is an index for each direction of each of its sorts, which every
 * write pays for: so every filter of a list goes with its usual order, and the other orders go with
 * fewer, often one way. A list says what does not go together. docs/decisions/indexes.md has the reasons.
 */
export const DECLARED_QUERIES: Record<ResourceName, readonly QueryDeclaration[]> = {
  business: [
    // A span of days in the field of the order is no index more, here as below.
    {
      equality: ['isBusinessOwner', 'isDeleted', 'country'],
      range: ['createdAt'],
      sort: [down('createdAt')],
    },
    { equality: ['isBusinessOwner', 'isDeleted', 'country'], sort: [up('businessName')] },
    {
      equality: ['isBusinessOwner', 'isDeleted'],
      range: ['createdAt'],
      sort: [up('createdAt')],
      search: false,
    },
    { equality: ['isBusinessOwner', 'isDeleted'], sort: [down('updatedAt')], search: false },
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
      contains: ['gaps'],
      // Of the order's own field: no index more.
      range: ['createdAt'],
      sort: [down('createdAt')],
    },
    { equality: ['businessId', 'status'], contains: ['gaps'], sort: [up('title'), up('price')] },
    { equality: ['businessId', 'status'], range: ['price'], sort: [down('price')] },
    {
      equality: ['businessId', 'status'],
      contains: ['gaps'],
      sort: [down('updatedAt')],
      search: false,
    },
    // Nothing but whose they are: the plain list of a business, and the values of its filters.
    {
      equality: ['businessId'],
      sort: [
        up('createdAt'),
        // By how many there are, both ways, in the place of the status, which filters.
        up('stockTotal'),
        down('stockTotal'),
        up('category'),
        up('brand'),
        up('sku'),
      ],
      search: false,
    },
    { equality: ['businessId'], range: ['mergedAt'], sort: [up('mergedAt')], search: false },
    // Without an order equalities need no index of their own.
    {
      equality: [
        'businessId',
        'source.platform',
        'source.shop',
        'barcode',
        'status',
        'hiddenWithBusiness',
      ],
      sort: [],
    },
  ],
  productDetails: [],
  users: [
    { equality: ['status', 'country'], range: ['createdAt'], sort: [down('createdAt')] },
    { equality: ['status', 'country'], sort: [up('name')] },
    { equality: ['status', 'country'], sort: [down('lastSeenAt')], search: false },
    // Which addresses have a blocked account: no order, and no index.
    { equality: ['status', 'email'], sort: [], search: false },
  ],
  giveaways: [
    { equality: ['status', 'businessId', 'productId'], sort: [down('createdAt')] },
    // With what has ended, or not yet.
    {
      equality: ['status', 'businessId', 'productId'],
      range: ['endsAt'],
      sort: [down('endsAt')],
    },
    { equality: ['status', 'businessId'], range: ['endsAt'], sort: [up('endsAt')], search: false },
    { equality: ['status', 'businessId'], sort: [down('startsAt')], search: false },
  ],
  giveawaySeeds: [],
  entries: [{ sort: ['enteredAt'], search: false }],
  reports: [
    { sort: [down('updatedAt')], search: false },
    {
      equality: ['status', 'reason', 'targetType', 'targetId', 'businessId', 'reporterId'],
      range: ['createdAt'],
      sort: [down('createdAt')],
    },
    // What waits is read from its oldest on, under every filter of the queue.
    {
      equality: ['status', 'reason', 'targetType', 'targetId', 'businessId'],
      range: ['createdAt'],
      sort: [up('createdAt')],
    },
  ],
  requests: [
    {
      equality: ['businessId', 'status', 'kind', 'unreadBy'],
      range: ['createdAt'],
      sort: [down('createdAt')],
    },
    { equality: ['businessId', 'status'], sort: [up('createdAt')], search: false },
    { equality: ['businessId', 'status', 'kind'], sort: [down('updatedAt')], search: false },
  ],
  imports: [{ equality: ['businessId', 'platform'], sort: [down('startedAt')], search: false }],
  importChunks: [{ equality: ['businessId'], sort: [] }],
  audit: [
    {
      equality: ['businessId', 'resource', 'action', 'actorId'],
      contains: ['records', 'fields'],
      range: ['at'],
      sort: [down('at')],
    },
    // Whose merges somebody may take back: others' must not fill the page that is read of them.
    { equality: ['resource', 'action', 'actorRole'], sort: [down('at')], search: false },
    // Which of the merges that are shown were taken back.
    {
      equality: ['businessId', 'action', 'actorId', 'actorRole', 'reverts'],
      sort: [],
      search: false,
    },
    { equality: ['businessId', 'action', 'batchId'], sort: [], search: false },
  ],
  stats: [{ equality: ['scope', 'businessId'], range: ['day'], sort: ['day'] }],
  savedViews: [
    { equality: ['userId', 'resource'], sort: [down('createdAt')] },
    { equality: ['sharedWith', 'resource'], sort: [] },
  ],
  duplicateDecisions: [{ equality: ['businessId'], sort: ['decidedAt'] }],
  claims: [{ equality: ['resource'], sort: [down('at')] }],
  // A person has one of them: no order, and no index.
  figureNotes: [{ equality: ['businessId'], sort: [] }],
  sales: [
    // A business's open ones, or everybody's: no order, and no index.
    { equality: ['businessId', 'status'], sort: [] },
    // Those that have ended, which become more and more, page by page.
    { equality: ['businessId', 'status'], sort: [down('updatedAt')] },
  ],
  // Read with its business, one by one.
  signIns: [],
};
