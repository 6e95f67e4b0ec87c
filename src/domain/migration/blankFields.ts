import type { ResourceName } from '../access/permissions.ts';
import { emptyProduct } from '../product/emptyProduct.ts';
import type { StoredFields } from './fields.ts';

/**
 * What a field means that the record has never had. What cannot be told (a name, an address, a day) is
 * not here: the screen says that it is missing. Nobody is let in by a blank: a business without a status
 * waits for approval, a product without one is a draft.
 */
export const BLANK_FIELDS: Readonly<Partial<Record<ResourceName, StoredFields>>> = {
  business: {
    ...{ userImg: null, contactName: '', phone: '', website: '', address: '', country: '' },
    ...{ about: '', baseCurrency: 'USD', statusHistory: [] },
    ...{ isDeleted: false, isBusinessOwner: 'pending', isSuperAdmin: false },
  },
  products: { ...emptyProduct('USD'), title: undefined, businessName: '', mergedInto: null },
  users: {
    ...{ name: '', country: '', photoUrl: null, lastSeenAt: null, status: 'active' },
    counts: { views: 0, saves: 0, entries: 0, reports: 0 },
  },
  giveaways: {
    ...{ description: '', imageUrl: null, productId: null, productTitle: '' },
    ...{ businessId: null, businessName: '', timeZone: 'UTC', status: 'draft' },
    ...{ numberOfWinners: 1, entryCount: 0, winners: [] },
    ...{ seedCommitment: null, drawSeed: null, drawnAt: null },
  },
  entries: { name: '', email: '', country: '' },
  reports: {
    ...{ reporterName: '', targetLabel: '', businessId: null, reason: 'other' },
    ...{ message: '', status: 'open', resolution: null },
  },
  requests: {
    ...{ businessName: '', kind: 'support', attachments: [], proposed: null },
    ...{ status: 'submitted', reply: null },
  },
};
