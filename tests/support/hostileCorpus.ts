import { RESOURCES, type ResourceName } from '@/domain/access/permissions.ts';
import { COLLECTION_PATHS } from '@/domain/collectionPaths.ts';
import type { Put } from './embeddedConsole.tsx';
import { HOSTILE_RECORDS, hostileRecords } from './hostileRecords.ts';

const now = new Date();
const day = now.toISOString().slice(0, 10);
const tracked = { version: 1, createdAt: now, createdBy: 'x', updatedAt: now, updatedBy: 'x' };

/** A sound business that is let in. */
export const business = (id: string, more: object = {}): Put => ({
  collection: 'business',
  record: {
    ...{ id, businessEmail: `${id}@catalogue.example`, businessName: `Sound ${id}` },
    ...{ contactName: '', phone: '', website: '', address: '', country: 'AU', about: '' },
    ...{ baseCurrency: 'AUD', isDeleted: false, isBusinessOwner: 'approved', isSuperAdmin: false },
    ...{ statusHistory: [], ...tracked, ...more },
  },
});

const OWN = { businessId: 'owner' };

/** What the records of each collection are found by, so that every screen that shows them does. */
const KEPT: Readonly<Record<ResourceName, Record<string, unknown>>> = {
  business: { createdAt: now, isDeleted: false },
  // One that was merged leads on to what it was merged into.
  products: { ...OWN, createdAt: now, mergedInto: null },
  productDetails: OWN,
  users: { createdAt: now },
  giveaways: { createdAt: now },
  entries: { enteredAt: now },
  giveawaySeeds: {},
  reports: { createdAt: now },
  requests: { ...OWN, createdAt: now },
  imports: { ...OWN, startedAt: now },
  importChunks: OWN,
  audit: { ...OWN, at: now },
  stats: { ...OWN, scope: 'business', day },
  savedViews: { userId: 'admin', resource: 'products', createdAt: now },
  duplicateDecisions: { ...OWN, decidedAt: now },
  claims: { at: now },
  figureNotes: OWN,
  sales: OWN,
  signIns: { at: now },
};

/** Where the records that hang from another one hang. */
const PARENT: Partial<Record<ResourceName, string>> = {
  productDetails: 'hostile-products-1',
  entries: 'hostile-giveaways-1',
  giveawaySeeds: 'hostile-giveaways-1',
  importChunks: 'hostile-imports-1',
};

const idOf = (resource: ResourceName, index: number, id: unknown) => {
  if (resource === 'productDetails') return 'owner';
  if (resource === 'stats') return `owner_${day}`;
  return resource === 'giveawaySeeds' ? 'seed' : id || `${resource}-${index}`;
};

/** Two sound businesses, `admin` and `owner`, and hostile records of every collection. */
export const hostileCorpus = (): Put[] => [
  business('admin', { isSuperAdmin: true }),
  business('owner'),
  ...RESOURCES.flatMap(resource =>
    hostileRecords(resource, KEPT[resource]).map((record, index) => ({
      collection: COLLECTION_PATHS[resource](PARENT[resource]),
      record: { ...record, id: idOf(resource, index, record.id) },
    })),
  ),
];

/** An address for each of the hostile records of a collection. */
export const every = (address: (index: number) => string) =>
  Array.from({ length: HOSTILE_RECORDS }, (_, index) => address(index));

/** The id of a hostile record by its number. */
export const of = (resource: ResourceName, index: number) => `hostile-${resource}-${index}`;
