import { beforeAll, describe, expect, it } from 'vitest';
import {
  type BusinessStanding,
  businessActionChanges,
} from '@/domain/administration/businessActions.ts';
import { auditedUpdates, auditWrite } from '@/domain/audit.ts';
import type { AuditAction } from '@/domain/auditActions.ts';
import { publishWrites } from '@/domain/giveaways/publishGiveaway.ts';
import { auditChain } from '@/domain/merge/auditChain.ts';
import { giveawaySchema } from '@/domain/schemas/giveaway.ts';
import { increment, type Write } from '@/domain/write.ts';
import type { ActorName } from './support/actors.ts';
import { commit, isAllowed } from './support/commit.ts';
import { hasEmulator, useRules } from './support/environment.ts';
import { actorOf, create, entry, restamps, update } from './support/forge.ts';
import { lookedUp, MOST_LOOKED_UP } from './support/lookedUp.ts';
import { business, giveaway, product, RECORDS, report } from './support/records.ts';

const MANY = 200;
const ids = (name: string, count = MANY) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

/** Thirty pictures, a source, every list filled: the most a product's rules have to look at. */
const fullProduct = (over = {}) =>
  product({
    images: ids('image', 30).map(id => ({
      id,
      url: `https://cdn.shop.example/${id}.jpg`,
      alt: id,
    })),
    tags: ids('tag', 250),
    variants: ids('variant', 100).map(id => ({ id, sku: id })),
    gaps: ['price', 'sku', 'stock'],
    source: {
      platform: 'shopify',
      channel: 'csv',
      shop: 'juniper.myshopify.com',
      externalId: 'gid://shopify/Product/1',
      handle: 'oak-bowl',
      url: 'https://juniper.example/oak-bowl',
      importedAt: new Date(),
      runId: 'run',
      hash: 'abc',
      base: { title: 'abc' },
    },
    ...over,
  });

const record = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  version: 1,
  businessId: 'owner',
  ...more,
});

describe.runIf(hasEmulator)('journeys: what the console does passes', () => {
  const { as, seed } = useRules('journeys');
  const send = (actor: ActorName, writes: readonly Write[]) => {
    expect(lookedUp(actor, writes).size).toBeLessThanOrEqual(MOST_LOOKED_UP);
    return isAllowed(commit(as(actor), writes));
  };
  const context = (actor: ActorName, auditId: string, action: AuditAction) =>
    ({
      auditId,
      actor: actorOf(actor),
      action,
      source: 'form',
      label: 'x',
      reason: 'because',
    }) as const;

  beforeAll(() =>
    seed(
      Object.fromEntries([
        ...['bulk', 'gone', 'own', 'import'].flatMap(name =>
          ids(name).map(id => [`products/${id}`, product()] as const),
        ),
        ...ids('gone').map(
          id => [`products/${id}/private/owner`, RECORDS.productDetails({})] as const,
        ),
        ...ids('report', 450).map(id => [`reports/${id}`, report()] as const),
        ['products/kept', product()],
        ['products/full', fullProduct()],
        ['giveaways/g', giveaway()],
        ['giveaways/unpublished', giveaway({ status: 'draft' })],
        ['users/u', RECORDS.users({})],
        ['requests/r', RECORDS.requests({ proposed: { about: 'New' }, kind: 'detailsChange' })],
        ...['waiting', 'left', 'chain'].map(
          id => [`business/${id}`, business({ isBusinessOwner: 'pending' })] as const,
        ),
      ]),
    ),
  );

  it('an administrator changes 200 products of others in one commit', async () => {
    const updates = ids('bulk').map(id => ({
      record: record(id, { status: 'active' }),
      changes: { status: 'archived' },
    }));
    expect(
      await send(
        'superAdmin',
        auditedUpdates('products', updates, context('superAdmin', 'b1', 'archive')),
      ),
    ).toBe(true);
  });

  it('an administrator deletes 200 products and their private parts in one commit', async () => {
    const writes: Write[] = ids('gone').flatMap((id): Write[] => [
      { type: 'delete', collection: 'products', id },
      { type: 'delete', collection: `products/${id}/private`, id: 'owner' },
    ]);
    writes.push(
      auditWrite(
        'products',
        ids('gone').map(id => record(id)),
        {},
        context('superAdmin', 'b2', 'delete'),
      ),
    );
    writes.push({ type: 'set', collection: 'auditPointers', id: 'admin', data: { auditId: 'b2' } });
    expect(await send('superAdmin', writes)).toBe(true);
  });

  it('an owner changes 200 own products, with and without an audit entry', async () => {
    const updates = ids('own').map(id => ({
      record: record(id, { price: 4200 }),
      changes: { price: 1 },
    }));
    expect(
      await send('owner', auditedUpdates('products', updates, context('owner', 'b3', 'update'))),
    ).toBe(true);
    expect(
      await send(
        'owner',
        ids('own').map(id => update('owner', 'products', id, { title: 'New' }, 2)),
      ),
    ).toBe(true);
  });

  it.each<[ActorName, string]>([
    ['owner', 'run-owner'],
    ['superAdmin', 'run-admin'],
  ])('%s imports: products, private parts, run and step in one commit', async (actor, run) => {
    const fresh = ids(run, 120);
    const audited = { auditId: run };
    const start = create(actor, 'imports', run, RECORDS.imports({ auditId: `${run}-0` }));
    expect(await send(actor, [start, entry(actor, `${run}-0`, 'imports', [run])])).toBe(true);
    const step: Write[] = [
      ...fresh.map(id => create(actor, 'products', id, fullProduct(audited))),
      ...fresh.map(
        (id): Write => ({
          type: 'set',
          collection: `products/${id}/private`,
          id: 'owner',
          data: RECORDS.productDetails(audited),
        }),
      ),
      ...ids('import', 80).map(id =>
        update(actor, 'products', id, { title: 'Imported', ...audited }, actor === 'owner' ? 1 : 2),
      ),
      {
        type: 'create',
        collection: `imports/${run}/chunks`,
        id: '1',
        data: RECORDS.importChunks({ created: fresh.map(id => ({ id, hash: 'h' })) }),
      },
      update(actor, 'imports', run, {
        counts: { total: 200, created: 120, updated: 80, unchanged: 0, failed: 0 },
        ...audited,
      }),
      entry(actor, run, 'products', [...fresh, ...ids('import', 80)], {
        action: 'import',
        source: 'import',
      }),
    ];
    expect(await send(actor, step)).toBe(true);
    const again = { auditId: `${run}-2` };
    const more: Write[] = fresh.map(id => ({
      type: 'update',
      collection: `products/${id}/private`,
      id: 'owner',
      data: { cost: 5, version: increment(1), ...again },
    }));
    const [first = ''] = fresh;
    more.push(
      update(actor, 'products', first, { title: 'Again', ...again }),
      entry(actor, again.auditId, 'products', fresh),
    );
    expect(await send(actor, more)).toBe(true);
  });

  it('a merge: tombstones, 450 reports and a giveaway re-pointed, entries in a chain', async () => {
    const report450 = ids('report', 450).map(id => ({
      record: record(id, report()),
      fields: { targetId: 'kept' },
    }));
    const links = [
      {
        resource: 'products' as const,
        action: 'merge' as const,
        label: 'x',
        updates: [
          { record: record('kept', product()), fields: { title: 'Merged' } },
          ...ids('bulk', 9).map(id => ({
            record: { ...record(id, product()), version: 2 },
            fields: { status: 'archived', mergedInto: 'kept', mergedAt: new Date() },
          })),
        ],
      },
      { resource: 'reports' as const, action: 'merge' as const, label: 'x', updates: report450 },
      {
        resource: 'giveaways' as const,
        action: 'merge' as const,
        label: 'x',
        updates: [{ record: record('g', giveaway()), fields: { productId: 'kept' } }],
      },
    ];
    let made = 0;
    const newId = () => `merge-${made++}`;
    const writes = auditChain(
      links,
      { actor: actorOf('superAdmin'), source: 'merge', reason: 'same' },
      newId,
    );
    expect(await send('superAdmin', writes)).toBe(true);
  });

  it('a business goes through every step, each with its reason', async () => {
    let stored: BusinessStanding & { version: number; businessId: null } = {
      id: 'waiting',
      version: 1,
      businessId: null,
      statusHistory: [],
      isDeleted: false,
      isBusinessOwner: 'pending',
    };
    for (const action of ['approve', 'deactivate', 'reactivate', 'delete', 'restore'] as const) {
      const changes = businessActionChanges(stored, action, {
        actorId: 'admin',
        at: new Date(),
        reason: 'because',
      });
      const writes = auditedUpdates(
        'business',
        [{ record: stored, changes: { ...changes } }],
        context('superAdmin', `step-${action}`, action),
      );
      expect(await send('superAdmin', writes), action).toBe(true);
      stored = { ...stored, ...changes, version: stored.version + 1 };
    }
  });

  it('a business is provisioned, an owner edits the profile and asks for a change', async () => {
    const made = create(
      'superAdmin',
      'business',
      'provisioned',
      business({ businessEmail: 'new@shop.com', auditId: 'made' }),
    );
    expect(
      await send('superAdmin', [
        made,
        entry('superAdmin', 'made', 'business', ['provisioned'], { businessId: 'provisioned' }),
      ]),
    ).toBe(true);
    const profile = auditedUpdates(
      'business',
      [{ record: record('owner', { about: '' }), changes: { about: 'New' } }],
      context('owner', 'profile', 'update'),
    );
    expect(await send('owner', profile)).toBe(true);
    const asked = create('owner', 'requests', 'asked', RECORDS.requests({ auditId: 'asked' }));
    expect(await send('owner', [asked, entry('owner', 'asked', 'requests', ['asked'])])).toBe(true);
  });

  it('a request is approved together with the change of the business', async () => {
    const reply = { at: new Date(), by: 'admin', message: 'Done' };
    const writes = [
      update('superAdmin', 'requests', 'r', { status: 'approved', reply, auditId: 'r1' }),
      entry('superAdmin', 'r1', 'requests', ['r']),
      update('superAdmin', 'business', 'left', { about: 'New', auditId: 'r2' }),
      entry('superAdmin', 'r2', 'business', ['left'], { businessId: 'left' }),
    ];
    expect(await send('superAdmin', writes)).toBe(true);
  });

  it('a giveaway is published together with the seed it is bound to', async () => {
    const stored = giveawaySchema.parse({ ...giveaway({ status: 'draft' }), id: 'unpublished' });
    const writes = publishWrites(stored, 'f00dcafe', {
      auditId: 'published',
      actor: actorOf('superAdmin'),
    });
    expect(await send('superAdmin', writes)).toBe(true);
  });

  it('a report is resolved together with its target', async () => {
    const resolution = { at: new Date(), by: 'admin', note: 'Gone', action: 'blockUser' };
    await seed({ 'reports/resolved': report() });
    const writes = [
      update('superAdmin', 'reports', 'resolved', {
        status: 'resolved',
        resolution,
        auditId: 'm1',
      }),
      entry('superAdmin', 'm1', 'reports', ['resolved']),
      update('superAdmin', 'users', 'u', { status: 'blocked', auditId: 'm2' }),
      entry('superAdmin', 'm2', 'users', ['u']),
    ];
    expect(await send('superAdmin', writes)).toBe(true);
  });

  it('the fullest product is created and rewritten by either role', async () => {
    for (const actor of ['owner', 'superAdmin'] as const) {
      const id = `fullest-${actor}`;
      const made = create(actor, 'products', id, fullProduct({ auditId: `${id}-1` }));
      expect(await send(actor, [made, entry(actor, `${id}-1`, 'products', [id])])).toBe(true);
      const { images, source } = fullProduct();
      const data = {
        images: Array.isArray(images) ? images.toReversed() : [],
        source,
        ...restamps(actor),
        auditId: `${id}-2`,
      };
      expect(
        await send(actor, [
          { type: 'update', collection: 'products', id, data },
          entry(actor, `${id}-2`, 'products', [id]),
        ]),
      ).toBe(true);
    }
  });
});
