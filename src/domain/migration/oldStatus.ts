import type { ResourceName } from '../access/permissions.ts';
import type { StoredFields } from './fields.ts';
import { booleanOf } from './oldValues.ts';
import type { Upgrading } from './step.ts';

/** Words of other systems for the statuses that there are. */
const WORDS: Readonly<Partial<Record<ResourceName, Readonly<Record<string, string>>>>> = {
  products: {
    ...{ published: 'active', live: 'active', approved: 'active', available: 'active' },
    ...{ unpublished: 'draft', pending: 'draft', inactive: 'archived', hidden: 'archived' },
    ...{ deleted: 'archived', disabled: 'archived' },
  },
  users: { enabled: 'active', disabled: 'blocked', banned: 'blocked', suspended: 'blocked' },
  giveaways: {
    ...{ pending: 'draft', upcoming: 'scheduled', active: 'running', live: 'running' },
    ...{ completed: 'ended', finished: 'ended', closed: 'ended', canceled: 'cancelled' },
  },
  reports: {
    ...{ pending: 'open', new: 'open', reviewing: 'inReview', closed: 'resolved' },
    ...{ done: 'resolved', rejected: 'dismissed', ignored: 'dismissed' },
  },
  requests: {
    ...{ pending: 'submitted', open: 'submitted', new: 'submitted', accepted: 'approved' },
    ...{ denied: 'rejected', declined: 'rejected' },
  },
};

const flagged = (resource: ResourceName, stored: StoredFields): string | undefined => {
  const flag = (field: string) => booleanOf(stored[field]);
  if (resource === 'users')
    return flag('isBlocked') || flag('isDeleted') || flag('disabled') ? 'blocked' : undefined;
  if (resource !== 'products') return undefined;
  if (flag('isDeleted') || flag('deleted')) return 'archived';
  const shown = flag('isActive') ?? flag('active') ?? flag('isPublished') ?? flag('published');
  return shown === null ? undefined : shown ? 'active' : 'draft';
};

/** The status of a record that has it as another word, or as a flag. */
export const oldStatus =
  (resource: ResourceName): Upgrading =>
  (stored, { productStatus }) => {
    const { status } = stored;
    const missing = status === undefined || status === null || status === '';
    const word = typeof status === 'string' ? status.trim().toLowerCase() : '';
    const words = WORDS[resource] ?? {};
    const value = missing
      ? (flagged(resource, stored) ?? (resource === 'products' ? productStatus : undefined))
      : Object.hasOwn(words, word)
        ? words[word]
        : undefined;
    const reason = missing ? 'had none' : `was "${word}"`;
    return value === undefined ? [] : [{ field: 'status', value, reason }];
  };
