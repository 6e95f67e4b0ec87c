import { commitmentTo } from '../giveaways/drawSeed.ts';
import { emptyProduct } from '../product/emptyProduct.ts';
import { authorizeWrite } from './authorizeWrite.ts';
import type {
  CheckedChange,
  CheckedCommit,
  CheckedRecord,
  Refusal,
} from './authorizeWriteTypes.ts';
import type { ResourceName } from './permissions.ts';
import type { Actor } from './roles.ts';

/** The time of the commits that are tried. */
export const now = new Date('2026-11-20T09:00:00Z');
/** A time before. */
export const past = new Date('2026-11-01T09:00:00Z');
/** Who has the business `owner`. */
export const owner: Actor = { uid: 'owner', email: 'owner@catalogue.example', role: 'owner' };
/** A super administrator. */
export const admin: Actor = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' };
/** Who only looks. */
export const support: Actor = {
  uid: 'support',
  email: 'support@catalogue.example',
  role: 'support',
};

/** What every tracked record has, by its maker. */
export const tracked = (by: string) => ({
  version: 1,
  createdAt: past,
  createdBy: by,
  updatedAt: past,
  updatedBy: by,
});

/** A sound product of `owner`. */
export const product = (more: Record<string, unknown> = {}): CheckedRecord => ({
  ...emptyProduct('USD'),
  id: 'p1',
  title: 'Oak bowl',
  businessId: 'owner',
  businessName: 'Harbour',
  stockState: 'untracked',
  stockTotal: null,
  gaps: [],
  ...tracked('owner'),
  ...more,
});

/** A sound business that waits. */
export const business = (more: Record<string, unknown> = {}): CheckedRecord => ({
  id: 'b1',
  businessEmail: 'hello@shop.example',
  businessName: 'Shop',
  contactName: '',
  phone: '',
  website: '',
  address: '',
  country: 'US',
  about: '',
  baseCurrency: 'USD',
  isDeleted: false,
  isBusinessOwner: 'pending',
  isSuperAdmin: false,
  statusHistory: [],
  ...tracked('b1'),
  ...more,
});

/** The seed that `giveaway` is bound to. */
export const SEED = 'a seed';
/** A giveaway that ended and can be drawn. */
export const giveaway = (more: Record<string, unknown> = {}): CheckedRecord => ({
  id: 'g1',
  title: 'Win a bowl',
  description: '',
  productId: null,
  productTitle: '',
  businessId: null,
  businessName: '',
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-11-10T00:00:00Z'),
  timeZone: 'UTC',
  status: 'running',
  numberOfWinners: 1,
  entryCount: 3,
  winners: [],
  seedCommitment: commitmentTo(SEED),
  drawSeed: null,
  drawnAt: null,
  ...tracked('admin'),
  ...more,
});

/** A request of `owner` that nobody answered. */
export const request = (more: Record<string, unknown> = {}): CheckedRecord => ({
  id: 'q1',
  businessId: 'owner',
  businessName: 'Harbour',
  kind: 'support',
  subject: 'Help',
  message: 'How?',
  attachments: [],
  proposed: null,
  status: 'submitted',
  reply: null,
  ...tracked('owner'),
  ...more,
});

/** A change of one record. */
export const change = (
  resource: ResourceName,
  before: CheckedRecord | null,
  after: CheckedRecord | null,
  parent: CheckedRecord | null = null,
): CheckedChange => ({ resource, id: (after ?? before)?.id ?? 'none', before, after, parent });

/** A record as a write of `actor` leaves it. */
export const stamped = (
  record: CheckedRecord,
  actor: Actor,
  more: Record<string, unknown> = {},
) => ({
  ...record,
  version: Number(record.version) + 1,
  updatedAt: now,
  updatedBy: actor.uid,
  ...more,
});

/** The audit entry `a1` of a change. */
export const entryFor = (one: CheckedChange, actor: Actor, more: Record<string, unknown> = {}) =>
  change('audit', null, {
    id: 'a1',
    at: now,
    actorId: actor.uid,
    actorEmail: actor.email,
    actorRole: actor.role,
    action: 'update',
    resource: one.resource,
    records: [one.id],
    label: '',
    businessId: 'owner',
    changes: {},
    reason: '',
    source: 'form',
    ...more,
  });

/** What is said of a change, in a commit with others. */
export const check = (actor: Actor, one: CheckedChange, ...others: CheckedChange[]) =>
  authorizeWrite(one, { actor, now, businessName: 'Harbour', changes: [one, ...others] });

/** An update by the administrator with everything it takes. */
export const byAdmin = (
  resource: ResourceName,
  before: CheckedRecord,
  more: Record<string, unknown>,
) => {
  const one = change(resource, before, stamped(before, admin, { auditId: 'a1', ...more }));
  return check(admin, one, entryFor(one, admin));
};

/** A refusal in one line; null where there is none. */
export const said = (refusal: Refusal | null) =>
  refusal && `${refusal.status} ${refusal.field ?? '-'}: ${refusal.reason}`;

/** A commit of changes. */
export const commitOf = (actor: Actor, ...changes: CheckedChange[]): CheckedCommit => ({
  actor,
  now,
  businessName: 'Harbour',
  changes,
});
