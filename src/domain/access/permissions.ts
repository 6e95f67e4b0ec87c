import type { Role } from './roles.ts';

/** Everything that is stored, by the name the data provider knows it by. */
export const RESOURCES = [
  'business',
  'products',
  'productDetails',
  'users',
  'giveaways',
  'entries',
  'giveawaySeeds',
  'reports',
  'requests',
  'imports',
  'importChunks',
  'audit',
  'stats',
  'savedViews',
  'duplicateDecisions',
  'claims',
  'figureNotes',
  'sales',
  'signIns',
] as const;

/** A stored kind of record. */
export type ResourceName = (typeof RESOURCES)[number];

/** What can be done with records; `export` is a list that leaves the console as a file. */
export const ACTIONS = ['get', 'list', 'create', 'update', 'delete', 'export'] as const;

/** Something that can be done with a record. */
export type Action = (typeof ACTIONS)[number];

/**
 * When a grant holds:
 * `always`; `self`: the record's id is the actor's; `ownBusiness`: its businessId is;
 * `activeOrOwnBusiness`: it is an active product or of the own business;
 * `ownUser`: its userId is the actor's; `ownUserOrShared`: it is, or it is shared among administrators;
 * `onceEnded`: the giveaway it belongs to takes no entries any more.
 */
export const CONDITIONS = [
  'always',
  'self',
  'ownBusiness',
  'activeOrOwnBusiness',
  'ownUser',
  'ownUserOrShared',
  'onceEnded',
] as const;

/** When a grant holds. */
export type Condition = (typeof CONDITIONS)[number];

/** The grants of one role on one resource; an action that is not named is denied. */
export type Grants = Partial<Record<Action, Condition>>;

const readAll: Grants = { get: 'always', list: 'always', export: 'always' };
const ownViews: Grants = {
  get: 'ownUser',
  list: 'ownUser',
  create: 'ownUser',
  update: 'ownUser',
  delete: 'ownUser',
};
const sharedViews: Grants = {
  ...ownViews,
  get: 'ownUserOrShared',
  list: 'ownUserOrShared',
};

/**
 * The one table of who may do what. The navigation, buttons, `authProvider.canAccess`, the
 * embedded back end and the documentation are driven by it; `firestore.rules` is tested against it.
 */
export const PERMISSIONS: Record<Role, Record<ResourceName, Grants>> = {
  superAdmin: {
    business: { ...readAll, create: 'always', update: 'always' },
    products: { ...readAll, create: 'always', update: 'always', delete: 'always' },
    productDetails: { ...readAll, create: 'always', update: 'always', delete: 'always' },
    users: { ...readAll, update: 'always' },
    giveaways: { ...readAll, create: 'always', update: 'always' },
    entries: readAll,
    giveawaySeeds: { get: 'onceEnded', create: 'always' },
    reports: { ...readAll, update: 'always' },
    requests: { ...readAll, update: 'always' },
    imports: { ...readAll, create: 'always', update: 'always' },
    importChunks: { ...readAll, create: 'always' },
    audit: { ...readAll, create: 'always' },
    stats: readAll,
    savedViews: { ...sharedViews, update: 'ownUserOrShared', delete: 'ownUserOrShared' },
    duplicateDecisions: { ...readAll, create: 'always', delete: 'always' },
    claims: { ...readAll, create: 'always', update: 'always', delete: 'always' },
    figureNotes: { ...readAll, create: 'ownUser', update: 'ownUser' },
    sales: { ...readAll, create: 'always', update: 'always' },
    signIns: { get: 'always' },
  },
  owner: {
    business: { get: 'self', update: 'self' },
    products: {
      get: 'activeOrOwnBusiness',
      list: 'activeOrOwnBusiness',
      create: 'ownBusiness',
      update: 'ownBusiness',
      delete: 'ownBusiness',
      export: 'ownBusiness',
    },
    productDetails: {
      get: 'ownBusiness',
      create: 'ownBusiness',
      update: 'ownBusiness',
      delete: 'ownBusiness',
    },
    users: {},
    giveaways: {},
    entries: {},
    giveawaySeeds: {},
    reports: {},
    requests: {
      get: 'ownBusiness',
      list: 'ownBusiness',
      create: 'ownBusiness',
      update: 'ownBusiness',
      export: 'ownBusiness',
    },
    imports: {
      get: 'ownBusiness',
      list: 'ownBusiness',
      create: 'ownBusiness',
      update: 'ownBusiness',
      export: 'ownBusiness',
    },
    importChunks: { get: 'ownBusiness', list: 'ownBusiness', create: 'ownBusiness' },
    audit: { get: 'ownBusiness', list: 'ownBusiness', create: 'ownBusiness' },
    stats: { get: 'ownBusiness', list: 'ownBusiness', export: 'ownBusiness' },
    savedViews: ownViews,
    duplicateDecisions: {
      get: 'ownBusiness',
      list: 'ownBusiness',
      create: 'ownBusiness',
      delete: 'ownBusiness',
    },
    claims: {},
    figureNotes: {
      get: 'ownBusiness',
      list: 'ownBusiness',
      create: 'ownUser',
      update: 'ownUser',
      export: 'ownBusiness',
    },
    sales: {
      get: 'ownBusiness',
      list: 'ownBusiness',
      create: 'ownBusiness',
      update: 'ownBusiness',
      export: 'ownBusiness',
    },
    signIns: { get: 'self', create: 'self', update: 'self' },
  },
  support: {
    business: readAll,
    products: readAll,
    productDetails: readAll,
    users: readAll,
    giveaways: readAll,
    entries: readAll,
    giveawaySeeds: {},
    reports: readAll,
    requests: readAll,
    imports: readAll,
    importChunks: readAll,
    audit: readAll,
    stats: readAll,
    savedViews: sharedViews,
    duplicateDecisions: readAll,
    claims: readAll,
    figureNotes: readAll,
    sales: readAll,
    signIns: { get: 'always' },
  },
};
