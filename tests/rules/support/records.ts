import type { ResourceName } from '@/domain/access/permissions.ts';
import { commitmentTo } from '@/domain/giveaways/drawSeed.ts';

/** A stored document's fields. */
export type Fields = Record<string, unknown>;

const DAY = 86_400_000;
const past = (days: number) => new Date(Date.now() - days * DAY);
const future = (days: number) => new Date(Date.now() + days * DAY);

const tracked = () => ({
  version: 1,
  createdAt: past(9),
  createdBy: 'system',
  updatedAt: past(9),
  updatedBy: 'system',
});

/** A stored business; approved unless `over` says otherwise. */
export const business = (over: Fields = {}): Fields => ({
  businessEmail: 'someone@catalogue.example',
  businessName: 'Juniper Goods',
  userImg: null,
  contactName: 'June Iper',
  phone: '+1 555 0100',
  website: 'https://juniper.example',
  address: '1 Hedge Lane',
  country: 'US',
  about: 'Things of wood.',
  baseCurrency: 'USD',
  isDeleted: false,
  isBusinessOwner: 'approved',
  isSuperAdmin: false,
  statusHistory: [],
  auditId: null,
  _tokens: ['juniper', 'goods'],
  ...tracked(),
  ...over,
});

/** A stored product of business `owner`, active. */
export const product = (over: Fields = {}): Fields => ({
  businessId: 'owner',
  businessName: 'Juniper Goods',
  title: 'Oak bowl',
  description: '<p>Turned by hand.</p>',
  images: [{ id: 'i1', url: 'https://cdn.shop.example/bowl.jpg', alt: 'A bowl' }],
  price: 4200,
  currency: 'USD',
  compareAtPrice: null,
  sku: 'BOWL-1',
  barcode: '',
  brand: 'Juniper',
  category: 'Kitchen',
  tags: ['oak', 'bowl'],
  options: [],
  variants: [],
  inventory: { tracked: true, quantity: 12, inStock: true, oversell: false },
  lowStockThreshold: 8,
  weightGrams: 640,
  attributes: [{ name: 'Wood', value: 'Oak' }],
  status: 'active',
  stockState: 'inStock',
  stockTotal: 12,
  gaps: [],
  source: null,
  mergedInto: null,
  hiddenWithBusiness: null,
  auditId: null,
  _tokens: ['oak', 'bowl'],
  ...tracked(),
  ...over,
});

/** The seed that giveaways of these tests are bound to. */
export const SEED = 'f00dcafe';

/** A stored giveaway that runs, bound to the seed. */
export const giveaway = (over: Fields = {}): Fields => ({
  title: 'Win a bowl',
  description: '',
  imageUrl: null,
  productId: 'p1',
  productTitle: 'Oak bowl',
  businessId: 'owner',
  businessName: 'Juniper Goods',
  startsAt: past(5),
  endsAt: future(5),
  timeZone: 'Europe/London',
  status: 'running',
  numberOfWinners: 1,
  entryCount: 0,
  winners: [],
  seedCommitment: commitmentTo(SEED),
  drawSeed: null,
  drawnAt: null,
  auditId: null,
  ...tracked(),
  ...over,
});

const userRecord = (over: Fields): Fields => ({
  name: 'Ada Buyer',
  email: 'ada@example.com',
  photoUrl: null,
  country: 'GB',
  lastSeenAt: past(1),
  status: 'active',
  counts: { views: 3, saves: 1, entries: 0, reports: 0 },
  ...tracked(),
  ...over,
});

/** A stored report on a product of business `owner`. */
export const report = (over: Fields = {}): Fields => ({
  reporterId: 'shopper',
  reporterName: 'Ada Buyer',
  targetType: 'product',
  targetId: 'p1',
  targetLabel: 'Oak bowl',
  businessId: 'owner',
  reason: 'misleading',
  message: 'It is ash.',
  status: 'open',
  resolution: null,
  ...tracked(),
  ...over,
});

const requestRecord = (over: Fields): Fields => ({
  businessId: 'owner',
  businessName: 'Juniper Goods',
  kind: 'support',
  subject: 'Help',
  message: 'How do I import?',
  attachments: [],
  proposed: null,
  status: 'submitted',
  reply: null,
  ...tracked(),
  ...over,
});

const importRecord = (over: Fields): Fields => ({
  businessId: 'owner',
  platform: 'shopify',
  channel: 'csv',
  shop: 'juniper',
  fileName: 'products.csv',
  fileSize: 1200,
  fileHash: 'abc',
  settings: { overwrite: true },
  counts: { total: 3, created: 1, updated: 1, unchanged: 1, failed: 0 },
  status: 'running',
  startedAt: past(1),
  finishedAt: null,
  ...tracked(),
  ...over,
});

const auditRecord = (over: Fields): Fields => ({
  at: past(1),
  actorId: 'owner',
  actorEmail: 'owner@catalogue.example',
  actorRole: 'owner',
  action: 'update',
  resource: 'imports',
  records: ['r1'],
  label: 'products.csv',
  businessId: 'owner',
  changes: { r1: [{ field: 'status', from: 'running', to: 'undone' }] },
  reason: '',
  source: 'import',
  reverts: null,
  ...over,
});

const statsRecord = (over: Fields): Fields => ({
  scope: 'business',
  businessId: 'owner',
  day: '2026-11-01',
  views: 10,
  saves: 2,
  clicks: 1,
  users: 5,
  newUsers: 2,
  returningUsers: 3,
  byProduct: { p1: { views: 10, saves: 2, clicks: 1 } },
  byCategory: {},
  byCountry: { GB: 5 },
  byDevice: { phone: 5 },
  cohorts: {},
  previousVisits: { '1': 2, '12': 1 },
  updatedAt: past(1),
  ...over,
});

/** The stored form of every kind of record, belonging to the owner unless `over` says otherwise. */
export const RECORDS: Record<ResourceName, (over: Fields) => Fields> = {
  business,
  products: product,
  productDetails: over => ({
    businessId: 'owner',
    cost: 1900,
    variantCosts: { m: 2100 },
    costBase: 'aq3',
    supplier: 'Oak & Co',
    notes: '',
    version: 1,
    ...over,
  }),
  users: userRecord,
  giveaways: giveaway,
  entries: over => ({
    userId: 'shopper',
    name: 'Ada Buyer',
    email: 'shopper@catalogue.example',
    country: 'GB',
    enteredAt: past(1),
    ...over,
  }),
  giveawaySeeds: over => ({ seed: SEED, ...over }),
  reports: report,
  requests: requestRecord,
  imports: importRecord,
  importChunks: over => ({ businessId: 'owner', created: [], updated: [], failed: [], ...over }),
  audit: auditRecord,
  stats: statsRecord,
  savedViews: over => ({
    userId: 'owner',
    resource: 'products',
    name: 'Low stock',
    filter: { stockState: 'low' },
    sort: { field: 'title', order: 'ASC' },
    perPage: 25,
    columns: null,
    createdAt: past(1),
    ...over,
  }),
  claims: over => ({
    resource: 'reports',
    target: 'product~p1',
    label: 'Lamp',
    holder: 'admin@catalogue.example',
    from: null,
    kind: 'looking',
    note: '',
    at: past(1),
    ...over,
  }),
  figureNotes: over => ({
    businessId: 'owner',
    userId: 'owner',
    notes: { n1: { day: '2026-11-03', text: 'The campaign begins' } },
    goals: {},
    touched: 'n1',
    updatedAt: past(1),
    ...over,
  }),
  sales: over => ({
    businessId: 'owner',
    name: 'Winter',
    change: { mode: 'percent', percent: 20 },
    productIds: ['p1', 'p2', 'p3'],
    startsAt: past(1),
    endsAt: null,
    status: 'planned',
    started: { changed: 0, left: 0 },
    ended: { changed: 0, left: 0 },
    ...tracked(),
    ...over,
  }),
  signIns: over => ({ at: past(1), ...over }),
  duplicateDecisions: over => ({
    products: ['a', 'b'],
    decidedAt: past(1),
    decidedBy: 'admin',
    ...over,
  }),
};
