import { serverTime } from '@/domain/write.ts';
import type { Cell } from './cells.ts';
import {
  bool,
  count,
  countOrNull,
  email,
  filled,
  html,
  imageOrNull,
  type Kind,
  link,
  list,
  map,
  mapOrNull,
  oneOf,
  pictures,
  text,
  textOrNull,
  time,
  timeOrNull,
  tokens,
  webAddressOrNull,
} from './kinds.ts';

/** What the fields of a record take; a dot leads into a map. */
export type Limits = Record<string, Kind>;

/** Fields that fit somebody's way of writing a kind of record. */
export interface LimitsOf {
  cell: Omit<Cell, 'allowed'>;
  limits: Limits;
  /** Fields that the record has to have before one inside them is tried. */
  base?: Record<string, unknown>;
  /** Every value is tried, not the first of each only. */
  isThorough?: boolean;
}

const PROFILE: Limits = {
  businessName: filled(150),
  userImg: imageOrNull,
  contactName: text(150),
  phone: text(50),
  website: link,
  address: text(500),
  country: text(2),
  about: text(5000),
  baseCurrency: oneOf('USD', 'AUD', 'EUR'),
  _tokens: tokens,
};

/** Text without tabs: the rules join such fields with them. */
const flat = (kind: Kind): Kind => ({ good: kind.good, bad: [...kind.bad, 'a\tb'] });

/** Where an imported product came from. */
export const SOURCE = {
  ...{ platform: 'shopify', channel: 'csv', shop: 's', externalId: 'e', handle: 'h', url: null },
  ...{ importedAt: new Date(), runId: 'r', hash: 'x', base: {} },
};

const INVENTORY: Limits = {
  'inventory.tracked': bool,
  'inventory.inStock': bool,
  'inventory.oversell': bool,
  'inventory.quantity': {
    good: [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 0],
    bad: [1.5, -0, '1', null],
  },
  'inventory.isAdmin': { good: [], bad: [true] },
  inventory: { good: [], bad: ['x', null, [], 42] },
};

const ORIGIN: Limits = {
  'source.platform': flat(oneOf('shopify', 'wix')),
  'source.channel': flat(oneOf('api', 'csv')),
  'source.shop': flat(text(500)),
  'source.handle': flat(text(500)),
  'source.runId': flat(text(128)),
  'source.hash': flat(text(128)),
  'source.externalId': textOrNull(500),
  'source.url': webAddressOrNull,
  'source.importedAt': time,
  'source.base': map(100),
  'source.isAdmin': { good: [], bad: [true] },
  source: { good: [], bad: ['x', [], 42] },
};

/** What the fields of a product take. */
export const PRODUCT: Limits = {
  title: flat(filled(200)),
  description: html,
  images: pictures,
  price: countOrNull,
  currency: flat({ good: ['EUR'], bad: ['eur', 'EURO', 'EU', '', 'E1R', 42, null] }),
  compareAtPrice: countOrNull,
  sku: flat(text(100)),
  barcode: flat(text(100)),
  brand: flat(text(150)),
  category: flat(text(150)),
  tags: {
    good: [Array.from({ length: 250 }, () => 'x'.repeat(100)), []],
    bad: [Array.from({ length: 251 }, () => 'x'), ...[['x'.repeat(101)], 'x', { a: 'b' }, null]],
  },
  options: list(6),
  variants: list(2048),
  attributes: list(250),
  lowStockThreshold: {
    good: [1_000_000, null, 0],
    bad: [1_000_001, -1, -0, 2.5, '20', true, [20], { pieces: 20 }],
  },
  weightGrams: {
    good: [10_000_000, null, 0],
    bad: [10_000_001, -1, -0, 0.5, '250', true, [250], { grams: 250 }],
  },
  status: flat(oneOf('draft', 'active', 'archived')),
  // Of an active product: only archived ones come back with their business.
  hiddenWithBusiness: { good: [false, null], bad: [true, 'true', 1, [true], { a: true }] },
  stockState: flat(oneOf('inStock', 'low', 'out', 'untracked')),
  stockTotal: countOrNull,
  gaps: {
    good: [['image', 'price', 'description', 'category', 'sku', 'stock'], []],
    bad: [['words'], Array.from({ length: 7 }, () => 'sku'), 'sku', { sku: 1 }, null],
  },
  _tokens: tokens,
  ...INVENTORY,
  ...ORIGIN,
};

const DETAILS: Limits = {
  cost: countOrNull,
  variantCosts: mapOrNull(2048),
  costBase: textOrNull(128),
  supplier: text(150),
  notes: text(5000),
};

const USER: Limits = {
  name: text(150),
  photoUrl: imageOrNull,
  country: text(2),
  lastSeenAt: timeOrNull,
  status: oneOf('active', 'blocked'),
  'counts.views': count,
  'counts.saves': count,
  'counts.entries': count,
  'counts.reports': count,
  'counts.isAdmin': { good: [], bad: [1] },
  _tokens: tokens,
};

const GIVEAWAY: Limits = {
  title: filled(200),
  description: text(5000),
  imageUrl: imageOrNull,
  productId: textOrNull(128),
  productTitle: text(200),
  businessId: textOrNull(128),
  businessName: text(150),
  startsAt: { good: [], bad: [42, null, new Date(Date.now() + 9 * 86_400_000)] },
  endsAt: { good: [], bad: [42, null, new Date(0)] },
  timeZone: text(100),
  numberOfWinners: { good: [100, 1], bad: [0, 101, 1.5, '1', null] },
  status: { good: ['draft', 'scheduled', 'cancelled'], bad: ['words', 'drawn', null] },
  winners: { good: [], bad: ['x', [{ entryId: 'u' }], {}, null] },
  replaced: { good: [[]], bad: ['x', ['u'], {}, 42] },
  exclusions: { good: [], bad: ['x', [{ userId: 'u' }], {}, 42] },
  contacted: { good: [[]], bad: ['x', [{ place: 0 }], {}, 42] },
  drawSeed: { good: [], bad: ['x'.repeat(129), 42, 'beef'] },
  drawnAt: { good: [], bad: [42, 'x', new Date()] },
  _tokens: tokens,
};

const REPORT: Limits = {
  status: oneOf('open', 'inReview'),
  targetLabel: text(200),
  businessId: textOrNull(128),
  targetId: filled(128),
  targetType: oneOf('product', 'business', 'user'),
  _tokens: tokens,
};

const REQUEST: Limits = {
  businessName: text(150),
  status: oneOf('submitted', 'approved', 'rejected'),
  _tokens: tokens,
};

const RUN: Limits = {
  channel: oneOf('api', 'csv'),
  shop: text(500),
  fileName: textOrNull(500),
  fileSize: countOrNull,
  fileHash: textOrNull(128),
  settings: map(200),
  'counts.total': count,
  'counts.created': count,
  'counts.updated': count,
  'counts.unchanged': count,
  'counts.failed': count,
  'counts.isAdmin': { good: [], bad: [1] },
  status: oneOf('running', 'paused', 'finished', 'cancelled', 'undone'),
  finishedAt: timeOrNull,
  undone: {
    good: [{ products: 3, total: 3 }, { products: 0, total: 3 }, null],
    bad: [
      { products: 4, total: 3 },
      { products: -1, total: 3 },
      { products: 1.5, total: 3 },
      { products: '1', total: 3 },
      { products: 1, total: 1.5 },
      { products: 1, total: '3' },
      { products: 1, total: 3, isAdmin: true },
      { products: 1 },
      { total: 3 },
      ...['x', 42, []],
    ],
  },
  _tokens: tokens,
};

const VIEW: Limits = {
  resource: filled(100),
  name: filled(150),
  filter: map(100),
  'sort.field': text(100),
  'sort.order': oneOf('ASC', 'DESC'),
  'sort.isAdmin': { good: [], bad: [1] },
  perPage: { good: [100, 1], bad: [101, 0, 1.5, '25', null] },
  columns: {
    good: [Array.from({ length: 200 }, () => 'x'), null],
    bad: [Array(201).fill('x'), 'x'],
  },
  sharedWith: { good: [null], bad: ['administrators', 'everybody', true] },
  opens: textOrNull(128),
};

const step: Kind = {
  good: [{ changed: 0, left: 0 }],
  bad: [
    { changed: -1, left: 1 },
    { changed: 0.5, left: 0 },
    { changed: 1, left: -1 },
    { changed: 1, left: 0.5 },
    { changed: 0 },
    { left: 0 },
    { changed: 0, left: 0, isAdmin: true },
    ...['x', 42, null, []],
  ],
};

const SALE: Limits = {
  name: filled(150),
  endsAt: { good: [new Date(Date.now() + 999 * 86_400_000), null], bad: [new Date(0), 42, 'x'] },
  status: { good: ['planned'], bad: ['words', null, ['planned']] },
  started: step,
  ended: step,
};

/** What is said of a sale once, when it is planned. */
const NEW_SALE: Limits = {
  businessId: { good: [], bad: ['', null, 42] },
  change: {
    good: [
      { mode: 'percent', percent: 100 },
      { mode: 'percent', percent: 0.5 },
      ...['5', '0.0001', '10.5', `${'9'.repeat(15)}.9999`].map(amount => ({
        ...{ mode: 'amount', amount },
      })),
    ],
    bad: [
      ...[0, -5, 101, '20', null, true].map(percent => ({ mode: 'percent', percent })),
      ...['0', '0.00', '', '-5', '5,5', 'x5', '5x', '1.00000', '5.', '1'.repeat(16), 5, null].map(
        amount => ({ mode: 'amount', amount }),
      ),
      { mode: 'end' },
      { mode: 'percent' },
      { mode: 'amount' },
      { percent: 20 },
      { mode: 'words', amount: '5' },
      { mode: 'percent', percent: 20, amount: '5' },
      { mode: 'amount', amount: '5', percent: 20 },
      ...['x', 42, null, []],
    ],
  },
  productIds: {
    good: [Array.from({ length: 5000 }, (_, n) => `p${n}`), ['p']],
    bad: [Array.from({ length: 5001 }, (_, n) => `p${n}`), [], 'p', { p: 'p' }, null],
  },
  startsAt: { good: [new Date(Date.now() + 99 * 86_400_000)], bad: [42, null, 'today'] },
};

const ENTRY: Limits = {
  name: text(150),
  country: text(2),
  userId: { good: [], bad: ['somebody', null] },
  email: { good: [], bad: ['a@b.co', null] },
  _tokens: tokens,
};

const cell = (
  actor: Cell['actor'],
  operation: Cell['operation'],
  resource: Cell['resource'],
  subject: Cell['subject'],
) => ({ actor, operation, resource, subject });

/** Every way of writing each kind of record, and what its fields take. */
export const LIMITS: readonly LimitsOf[] = [
  {
    isThorough: true,
    cell: cell('superAdmin', 'create', 'business', 'other'),
    limits: {
      ...PROFILE,
      businessEmail: email,
      isDeleted: { good: [], bad: [true, 'no', 0, null] },
      isSuperAdmin: { good: [], bad: [true, 'no', 0, null] },
      isBusinessOwner: oneOf('pending', 'approved'),
    },
  },
  { cell: cell('owner', 'update', 'business', 'own'), limits: PROFILE },
  {
    cell: cell('superAdmin', 'update', 'business', 'other'),
    limits: { ...PROFILE, isDeleted: bool },
  },
  { cell: cell('owner', 'create', 'products', 'own'), limits: PRODUCT, base: { source: SOURCE } },
  {
    isThorough: true,
    cell: cell('owner', 'update', 'products', 'own'),
    limits: PRODUCT,
    base: { source: SOURCE },
  },
  {
    cell: cell('superAdmin', 'update', 'products', 'other'),
    limits: {
      ...PRODUCT,
      businessId: flat({ good: ['x'.repeat(128)], bad: ['', 'x'.repeat(129), null] }),
      businessName: flat(text(150)),
      mergedInto: textOrNull(128),
      mergedAt: timeOrNull,
    },
    base: { source: SOURCE },
  },
  { isThorough: true, cell: cell('owner', 'create', 'productDetails', 'own'), limits: DETAILS },
  { cell: cell('owner', 'update', 'productDetails', 'own'), limits: DETAILS },
  {
    cell: cell('superAdmin', 'update', 'productDetails', 'other'),
    limits: { ...DETAILS, version: { good: [2], bad: [0, -1, 1.5, null] } },
  },
  { isThorough: true, cell: cell('superAdmin', 'update', 'users', 'everything'), limits: USER },
  {
    cell: cell('superAdmin', 'create', 'giveaways', 'other'),
    // Its entry names the business.
    limits: { ...GIVEAWAY, businessId: { good: [], bad: [42] } },
  },
  {
    isThorough: true,
    cell: cell('superAdmin', 'update', 'giveaways', 'other'),
    limits: GIVEAWAY,
    // Before its start, when nothing is promised yet.
    base: { startsAt: new Date(Date.now() + 3_600_000) },
  },
  { isThorough: true, cell: cell('superAdmin', 'update', 'reports', 'other'), limits: REPORT },
  {
    isThorough: true,
    cell: cell('catalogueUser', 'create', 'reports', 'other'),
    limits: {
      reporterName: text(150),
      targetLabel: text(200),
      reason: oneOf('counterfeit', 'prohibited', 'misleading', 'offensive', 'spam', 'other'),
      message: text(5000),
      _tokens: tokens,
    },
  },
  { isThorough: true, cell: cell('superAdmin', 'update', 'requests', 'other'), limits: REQUEST },
  {
    isThorough: true,
    cell: cell('owner', 'create', 'requests', 'own'),
    limits: {
      kind: oneOf('reactivation', 'giveaway', 'support'),
      subject: filled(200),
      message: filled(5000),
      proposed: { good: [null], bad: [{ businessEmail: 'a@b.co' }, 'x', {}] },
      status: { good: [], bad: ['approved', 'rejected', 'words'] },
      reply: { good: [], bad: [{ at: serverTime(), by: 'owner', message: '' }, 'x'] },
      _tokens: tokens,
    },
  },
  {
    isThorough: true,
    cell: cell('owner', 'create', 'imports', 'own'),
    limits: { ...RUN, platform: oneOf('shopify', 'wix'), startedAt: time },
  },
  { cell: cell('owner', 'update', 'imports', 'own'), limits: RUN },
  {
    isThorough: true,
    cell: cell('owner', 'create', 'importChunks', 'own'),
    limits: { created: list(500), updated: list(500), failed: list(5000) },
  },
  {
    isThorough: true,
    cell: cell('owner', 'create', 'savedViews', 'own'),
    limits: { ...VIEW, createdAt: time },
  },
  { cell: cell('owner', 'update', 'savedViews', 'own'), limits: VIEW },
  { isThorough: true, cell: cell('catalogueUser', 'create', 'entries', 'own'), limits: ENTRY },
  {
    isThorough: true,
    cell: cell('owner', 'create', 'sales', 'own'),
    limits: { ...SALE, ...NEW_SALE },
  },
  { cell: cell('superAdmin', 'update', 'sales', 'other'), limits: SALE },
];
