import { can, requiredListFilters } from '@/domain/access/can.ts';
import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import { RESOURCES, type ResourceName } from '@/domain/access/permissions.ts';
import { type AuditContext, auditWrite } from '@/domain/audit.ts';
import { COLLECTION_PATHS } from '@/domain/collectionPaths.ts';
import { trackedUpdate } from '@/domain/tracked.ts';
import { serverTime, type Write } from '@/domain/write.ts';
import { ACTORS, type ActorName, roleOf } from './actors.ts';
import { create } from './forge.ts';
import { type Fields, giveaway, RECORDS } from './records.ts';

/** What the rules tell apart. */
export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;

/** Something the rules grant or deny. */
export type Operation = (typeof OPERATIONS)[number];

/** Whose record it is, or what a list is filtered by. */
export type Subject = 'own' | 'ownDraft' | 'other' | 'otherDraft' | 'active' | 'everything';

/** One cell of the matrix: an attempt, and whether it must pass. */
export interface Cell {
  actor: ActorName;
  operation: Operation;
  resource: ResourceName;
  subject: Subject;
  allowed: boolean;
}

const OTHER = 'somebody-else';
const TENANT_FIELD: Partial<Record<ResourceName, 'businessId' | 'userId'>> = {
  products: 'businessId',
  productDetails: 'businessId',
  giveaways: 'businessId',
  entries: 'userId',
  reports: 'businessId',
  requests: 'businessId',
  imports: 'businessId',
  importChunks: 'businessId',
  audit: 'businessId',
  stats: 'businessId',
  savedViews: 'userId',
  duplicateDecisions: 'businessId',
  figureNotes: 'businessId',
  sales: 'businessId',
};

const uidOf = (actor: ActorName) => ACTORS[actor].uid ?? 'nobody';
const isOwn = (subject: Subject) => subject === 'own' || subject === 'ownDraft';
const isDraft = (subject: Subject) => subject.endsWith('Draft');

/** The subjects that make a difference for a resource and an operation. */
const subjectsOf = (resource: ResourceName, operation: Operation): Subject[] => {
  if (operation === 'list') {
    if (resource === 'products') return ['own', 'other', 'active', 'everything'];
    return TENANT_FIELD[resource] ? ['own', 'other', 'everything'] : ['everything'];
  }
  if (resource === 'products') return ['own', 'ownDraft', 'other', 'otherDraft'];
  const isByAccount = resource === 'business' || resource === 'signIns';
  // There is one of oneself already.
  if (isByAccount && operation === 'create') return ['other'];
  return TENANT_FIELD[resource] || isByAccount ? ['own', 'other'] : ['everything'];
};

const attachmentOf = (tenant: string, id: string): Fields => ({
  name: 'photo.jpg',
  fullPath: `business/${tenant}/requests/${id}/1-photo.jpg`,
  bucket: 'pictures',
  size: 5,
  timeCreated: '2026-11-01T00:00:00Z',
  updated: '2026-11-01T00:00:00Z',
});

/** What must be stored before a cell is tried: what its record hangs from, or is about. */
export const parentsOf = (cell: Omit<Cell, 'allowed'>): Record<string, Fields> => {
  const { key, tenant } = storedIn(cell);
  switch (cell.resource) {
    // Still open: nobody reads its seed; bound already: the seed may be stored.
    case 'giveawaySeeds':
      return { [`giveaways/g-${key}`]: giveaway() };
    case 'importChunks':
      return { [`imports/run-${key}`]: RECORDS.imports({ businessId: tenant }) };
    case 'productDetails':
      return { [`products/p-${key}`]: RECORDS.products({ businessId: tenant }) };
    case 'reports':
      return { [`products/t-${key}`]: RECORDS.products({ businessId: tenant }) };
    case 'duplicateDecisions': {
      const own = RECORDS.products({ businessId: tenant });
      return { [`products/${key}`]: own, [`products/z-${key}`]: own };
    }
    default:
      return {};
  }
};

/** What an administrator's change of what hangs from a record is told with: the record's own. */
const toldWithParent = (
  { resource, actor }: Cell,
  { tenant, key }: ReturnType<typeof storedIn>,
  context: AuditContext,
): Write[] => {
  const parent = resource === 'importChunks' ? 'imports' : 'products';
  const id = resource === 'importChunks' ? `run-${key}` : `p-${key}`;
  const change = resource === 'importChunks' ? { status: 'paused' } : { title: 'Changed' };
  const data = { ...change, auditId: context.auditId, ...trackedUpdate(uidOf(actor), 1) };
  return [
    { type: 'update', collection: parent, id, data },
    auditWrite(parent, [{ id, version: 1, businessId: tenant }], {}, context),
  ];
};

/** Where the record of a cell is stored, and what is in it. */
export const storedIn = ({ actor, operation, resource, subject }: Omit<Cell, 'allowed'>) => {
  const uid = uidOf(actor);
  const key = `${actor}-${resource}-${operation}-${subject}`;
  const parent = {
    productDetails: `p-${key}`,
    entries: `open-${operation}`,
    giveawaySeeds: `g-${key}`,
    importChunks: `run-${key}`,
  };
  const field = TENANT_FIELD[resource];
  const tenant = isOwn(subject) ? uid : OTHER;
  const over: Fields = {
    ...(field ? { [field]: tenant } : {}),
    ...(resource === 'products' && isDraft(subject) ? { status: 'draft' } : {}),
    ...(resource === 'reports' ? { targetId: `t-${key}` } : {}),
    // One's own are about one's own figures here: whose they are and whom they are about is the same.
    ...(resource === 'figureNotes' ? { userId: tenant } : {}),
    ...(resource === 'claims' ? { target: key, holder: ACTORS[actor].email.toLowerCase() } : {}),
    // One that takes entries is bound to a seed, which nothing stores here.
    ...(resource === 'giveaways' && operation === 'create'
      ? { status: 'draft', seedCommitment: null }
      : {}),
    // What owners may change of a request: their own mark of news.
    ...(resource === 'requests' && operation === 'update' ? { unreadBy: 'owner' } : {}),
    ...(resource === 'requests' && operation === 'create'
      ? { attachments: [attachmentOf(tenant, key)] }
      : {}),
  };
  const ids: Partial<Record<ResourceName, string>> = {
    business: isOwn(subject) ? uid : key,
    signIns: isOwn(subject) ? uid : key,
    productDetails: tenant,
    ...(operation === 'create' ? { reports: `${uid}~product~t-${key}` } : {}),
    giveawaySeeds: 'seed',
    entries: isOwn(subject) ? uid : key,
    duplicateDecisions: `${key}~z-${key}`,
    claims: `reports~${key}`,
  };
  const record = RECORDS[resource](over);
  if (resource === 'duplicateDecisions') record.products = [key, `z-${key}`];
  const path = COLLECTION_PATHS[resource];
  const collection =
    resource === 'productDetails' ||
    resource === 'entries' ||
    resource === 'giveawaySeeds' ||
    resource === 'importChunks'
      ? path(parent[resource])
      : path();
  return { collection, id: ids[resource] ?? key, record, tenant, key };
};

const CHANGES: Record<ResourceName, Fields> = {
  business: { about: 'Changed' },
  products: { title: 'Changed' },
  productDetails: { notes: 'Changed' },
  users: { status: 'blocked' },
  giveaways: { title: 'Changed' },
  entries: { name: 'Changed' },
  giveawaySeeds: { seed: 'beef' },
  reports: { status: 'inReview' },
  requests: { unreadBy: null },
  imports: { status: 'paused' },
  importChunks: { created: [{ id: 'x', hash: 'y' }] },
  audit: { label: 'Changed' },
  stats: { views: 11 },
  savedViews: { name: 'Changed' },
  duplicateDecisions: { decidedBy: 'nobody' },
  claims: { note: 'Changed', at: serverTime() },
  figureNotes: { 'notes.n1.text': 'Changed', updatedAt: serverTime() },
  sales: { name: 'Changed' },
  signIns: { at: serverTime() },
};

const STAMPS: Partial<Record<ResourceName, Fields>> = {
  entries: { enteredAt: serverTime() },
  duplicateDecisions: { decidedAt: serverTime() },
  claims: { at: serverTime() },
  figureNotes: { updatedAt: serverTime() },
  signIns: { at: serverTime() },
};

const isTracked = (record: Fields) => 'version' in record && 'createdBy' in record;

/** The commit an actor sends for a cell: right in every respect but, perhaps, the permission. */
export const writesOf = (cell: Cell): Write[] => {
  const { actor, operation, resource } = cell;
  const { collection, id, record, tenant, key } = storedIn(cell);
  const { email } = ACTORS[actor];
  const uid = uidOf(actor);
  const role = roleOf(actor) ?? 'owner';
  const auditId = `audit-${key}`;
  const audited = AUDITED_RESOURCES.includes(resource);
  const context: AuditContext = {
    auditId,
    actor: { uid, email, role },
    action: operation === 'get' || operation === 'list' ? 'update' : operation,
    source: 'form',
    ...(resource === 'duplicateDecisions' && {
      action: operation === 'delete' ? 'putBack' : 'notDuplicates',
      source: 'merge',
    }),
    label: key,
  };
  const { businessId } = record;
  const whose = typeof businessId === 'string' ? businessId : null;
  const entry = auditWrite(resource, [{ id, version: 1, businessId: whose }], {}, context);
  const hangs = resource === 'productDetails' || resource === 'importChunks';
  const throughParent = hangs && role === 'superAdmin' && tenant !== uid;
  const told = audited || (throughParent && resource === 'productDetails') ? { auditId } : {};
  const along = audited
    ? [entry]
    : throughParent
      ? toldWithParent(cell, storedIn(cell), context)
      : [];
  if (operation === 'delete') {
    const pointer: Write = {
      type: 'set',
      collection: 'auditPointers',
      id: uid,
      data: { auditId },
    };
    const pointed = (audited || throughParent) && role === 'superAdmin' ? [pointer] : [];
    return [{ type: 'delete', collection, id }, ...along, ...pointed];
  }
  if (operation === 'update') {
    const tracked = isTracked(record) ? trackedUpdate(uid, 1) : {};
    const data = { ...CHANGES[resource], ...told, ...tracked };
    return [{ type: 'update', collection, id, data }, ...along];
  }
  const now = serverTime();
  const tracked = isTracked(record)
    ? { version: 1, createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid }
    : {};
  const forEntry = resource === 'entries' ? { email } : {};
  const forAudit =
    resource === 'audit'
      ? {
          ...{ at: now, actorId: uid, actorEmail: email, actorRole: role },
          ...{ resource: 'products', records: [key], changes: {} },
        }
      : {};
  // An entry is about something: a product that is made with it.
  const subject =
    resource === 'audit'
      ? [create(actor, 'products', key, RECORDS.products({ businessId: tenant, auditId: id }))]
      : [];
  const forDecision = resource === 'duplicateDecisions' ? { decidedBy: uid } : {};
  // People report under their own name; whose business the report concerns makes no difference.
  const forReport = resource === 'reports' ? { reporterId: uid } : {};
  const own = { ...forEntry, ...forAudit, ...forDecision, ...forReport };
  const withoutEntry = resource === 'reports' && !roleOf(actor);
  return [
    {
      // What cannot be read yet is not read before it is written.
      type: resource === 'giveawaySeeds' ? 'set' : 'create',
      collection,
      id,
      data: { ...record, ...STAMPS[resource], ...(withoutEntry ? {} : told), ...tracked, ...own },
    },
    ...(withoutEntry ? [] : along),
    ...subject,
  ];
};

/** The equality a list is asked with; null for none. */
export const filterOf = ({ actor, resource, subject }: Cell): [string, string] | null => {
  if (subject === 'active') return ['status', 'active'];
  const field = TENANT_FIELD[resource];
  if (subject === 'everything' || !field) return null;
  return [field, subject === 'own' ? uidOf(actor) : OTHER];
};

/** What signed-in people may do without a role: it is no part of the console's table. */
const outsideTheTable = ({ actor, operation, resource, subject }: Omit<Cell, 'allowed'>) => {
  if (actor === 'anonymous') return false;
  if (operation === 'get' && resource === 'business') return subject === 'own';
  if (operation === 'get' && resource === 'products') return !isDraft(subject);
  if (operation === 'list' && resource === 'products') return subject === 'active';
  if (actor !== 'catalogueUser' || operation !== 'create') return false;
  return (resource === 'entries' && subject === 'own') || resource === 'reports';
};

const grantedByTable = (cell: Omit<Cell, 'allowed'>) => {
  const { actor, operation, resource } = cell;
  const role = roleOf(actor);
  if (!role) return false;
  const who = { uid: uidOf(actor), role };
  if (operation !== 'list') {
    const { id, record } = storedIn(cell);
    return can(who, operation, resource, { ...record, id });
  }
  const needed = requiredListFilters(who, resource);
  if (!needed) return false;
  const filter = filterOf({ ...cell, allowed: false });
  return (
    needed.length === 0 ||
    needed.some(({ field, value }) => filter?.[0] === field && filter[1] === value)
  );
};

/** The whole matrix: every actor, resource, operation and subject. */
export const allCells = (): Cell[] => {
  const actors = Object.keys(ACTORS).filter((name): name is ActorName => name in ACTORS);
  return actors.flatMap(actor =>
    RESOURCES.flatMap(resource =>
      OPERATIONS.flatMap(operation =>
        subjectsOf(resource, operation).map(subject => {
          const cell = { actor, operation, resource, subject };
          return { ...cell, allowed: grantedByTable(cell) || outsideTheTable(cell) };
        }),
      ),
    ),
  );
};
