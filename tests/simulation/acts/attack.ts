import { isDeepStrictEqual } from 'node:util';
import { deriveProduct } from '@/domain/product/deriveProduct.ts';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import { trackedCreate, trackedUpdate } from '@/domain/tracked.ts';
import { serverTime, type Write } from '@/domain/write.ts';
import { versionOf } from '../oracle/changes.ts';
import { intent } from '../oracle/intent.ts';
import { problem } from '../oracle/problem.ts';
import type { Fields, Stored } from '../worlds/world.ts';
import { type ActOut, choose, idOf, patiently, type Stage } from './act.ts';

interface Target {
  /** The attacker. */
  uid: string;
  email: string;
  role: string;
  /** A record of somebody else, by collection. */
  victim: (collection: string) => string;
  stored: Stored;
  auditId: string;
}

const entry = (target: Target, over: Fields): Write => ({
  type: 'create',
  collection: 'audit',
  id: target.auditId,
  data: {
    ...{ at: serverTime(), actorId: target.uid, actorEmail: target.email },
    ...{ actorRole: target.role, action: 'update', label: '', reason: '', source: 'form' },
    ...{ changes: {}, reverts: null, businessId: target.uid, ...over },
  },
});

const update = (target: Target, path: string, data: Fields): Write => {
  const [collection = '', id = ''] = path.split('/');
  const version = versionOf(target.stored.get(path));
  return {
    type: 'update',
    collection,
    id,
    data: { ...data, ...trackedUpdate(target.uid, version), auditId: target.auditId },
  };
};

/** A change with an entry about it that looks as the console's own would. */
const told = (target: Target, resource: string, id: string, data: Fields, over: Fields = {}) => {
  const path = `${resource}/${id}`;
  const stored = target.stored.get(path);
  const businessId = resource === 'business' ? id : (stored?.businessId ?? null);
  return [
    update(target, path, data),
    entry(target, { resource, records: [id], businessId, ...over }),
  ];
};

/** A new product as the console would add it, with its entry. */
const added = (target: Target, id: string, businessId: string): Write[] => {
  const input = { ...emptyProduct('EUR'), title: 'Slipped in', price: 1 };
  const { auditId } = target;
  return [
    {
      type: 'set',
      collection: 'products',
      id,
      data: {
        ...{ ...input, ...deriveProduct(input), businessId, businessName: target.uid, auditId },
        ...{ source: null, mergedInto: null, ...trackedCreate(target.uid) },
      },
    },
    entry(target, { resource: 'products', action: 'create', records: [id], businessId }),
  ];
};

const own = (target: Target) => `${target.uid}1`;

/** What nobody without the right may get through, each as cleverly as the console's own writes. */
const ATTACKS: Readonly<Record<string, (target: Target) => Write[]>> = {
  'a price of a rival': target => told(target, 'products', target.victim('products'), { price: 1 }),
  'a price of a rival, in the own name': target =>
    told(target, 'products', target.victim('products'), { price: 1 }, { businessId: target.uid }),
  'a price of a rival, untold': target => [
    {
      type: 'update',
      collection: 'products',
      id: target.victim('products'),
      data: { price: 2 },
    },
  ],
  'deletion of a rival’s product': target => [
    { type: 'delete', collection: 'products', id: target.victim('products') },
  ],
  'a product under a rival’s name': target => added(target, `slip-${target.auditId}`, 'owner'),
  'an imported id of a rival': target => added(target, `sp_owner_${target.auditId}`, target.uid),
  'a rival’s private part': target => {
    const id = target.victim('products');
    const businessId = String(target.stored.get(`products/${id}`)?.businessId);
    const data = { businessId, cost: 1, supplier: '', notes: '', version: 1 };
    return [{ type: 'set', collection: `products/${id}/private`, id: businessId, data }];
  },
  'the own product into a rival’s catalogue': target =>
    told(target, 'products', own(target), { businessId: 'owner' }, { businessId: target.uid }),
  'the own product merged into a rival’s': target =>
    told(target, 'products', own(target), {
      ...{ status: 'archived', mergedInto: target.victim('products'), mergedAt: new Date() },
    }),
  'an entry of a merge that never was': target => [
    entry(target, {
      ...{ resource: 'products', action: 'merge', source: 'merge' },
      records: [target.victim('products')],
    }),
  ],
  'an entry in an administrator’s name': target => [
    entry(target, {
      ...{ resource: 'products', actorId: 'admin', actorEmail: 'admin@catalogue.example' },
      ...{ actorRole: 'superAdmin', records: [own(target)] },
    }),
  ],
  'an entry written over': target => {
    const id = target.victim('audit');
    return id === '' ? [] : [{ type: 'update', collection: 'audit', id, data: { reason: 'mine' } }];
  },
  'an entry removed': target => {
    const id = target.victim('audit');
    return id === '' ? [] : [{ type: 'delete', collection: 'audit', id }];
  },
  'a right of one’s own raised': target =>
    told(target, 'business', target.uid, { isSuperAdmin: true }),
  'the own history': target =>
    told(target, 'business', target.uid, {
      statusHistory: [{ at: new Date(), by: target.uid, from: 'x', to: 'approved', reason: '' }],
    }),
  'the own address': target =>
    told(target, 'business', target.uid, { businessEmail: 'admin@catalogue.example' }),
  'a rival deactivated': target =>
    told(target, 'business', 'rival', { isBusinessOwner: 'deactivated' }),
  'a user blocked': target => told(target, 'users', 'shopper1', { status: 'blocked' }),
  'a report dismissed': target => told(target, 'reports', 'report1', { status: 'dismissed' }),
  'a giveaway won': target =>
    told(target, 'giveaways', 'ended', {
      ...{ status: 'drawn', drawnAt: new Date(), drawSeed: 'f00dcafe' },
      winners: [{ entryId: 'shopper1', userId: 'shopper1', name: 'Me', drawnAt: new Date() }],
    }),
  'a step in a rival’s run': target => {
    const run = target.victim('imports');
    const data = { businessId: 'owner', created: [], updated: [], failed: [] };
    return run === '' ? [] : [{ type: 'set', collection: `imports/${run}/chunks`, id: 'x', data }];
  },
};

const isOthers = (fields: Fields | undefined, uid: string) => fields?.businessId !== uid;

const targetOf = ({ process, oracle, provider }: Stage): Target => {
  const { uid, email, role } = process.person;
  const stored = oracle.stored();
  const victim = (collection: string) => {
    const paths = oracle.paths(collection).filter(path => isOthers(stored.get(path), uid));
    return idOf(choose(paths, process.step.pick) ?? '');
  };
  return { uid, email, role, victim, stored, auditId: provider.newId('audit') };
};

/** Looks at what is private to others: every answer is one too many. */
const spy = async ({ process, oracle }: Stage, target: Target) => {
  const { uid, role } = process.person;
  if (role === 'support') return;
  const id = target.victim('products');
  const businessId = String(target.stored.get(`products/${id}`)?.businessId);
  const looks: [string, { id: string; meta?: { parent: string } }][] = [
    ['productDetails', { id: businessId, meta: { parent: id } }],
    ['requests', { id: target.victim('requests') }],
    ['audit', { id: target.victim('audit') }],
    ['business', { id: 'owner' }],
    ['users', { id: 'shopper1' }],
    ['giveawaySeeds', { id: 'seed', meta: { parent: 'running' } }],
  ];
  const [resource, params] = looks[process.step.value % looks.length] ?? ['users', { id: 'x' }];
  if (params.id === '' || !oracle.isLetIn(process.person)) return;
  const read = await patiently(() => process.store.getOne(resource, params));
  if (read.done && !isDeepStrictEqual(read.value.data, {}))
    oracle.report(problem('rights hold', `${uid} read ${resource}/${params.id}`));
};

/** Sends straight to the back end what the console never would. */
export const attack: ActOut = async stage => {
  const { process } = stage;
  const target = targetOf(stage);
  const [name, make] = choose(Object.entries(ATTACKS), process.step.value) ?? [];
  if (!make) return;
  process.intend(intent(`attack: ${name}`, { forbidden: true }));
  const writes = make(target);
  if (writes.length > 0) await patiently(() => process.store.commit(writes));
  await spy(stage, target);
};
