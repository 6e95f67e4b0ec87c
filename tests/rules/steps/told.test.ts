import { describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { hasEmulator } from '../support/environment.ts';
import { actorOf, create, entry, update } from '../support/forge.ts';
import { type Fields, product, RECORDS } from '../support/records.ts';
import { type TopResource, useStage } from '../support/stage.ts';

describe.runIf(hasEmulator)('steps: an entry tells of the change of its own commit', () => {
  const { stored, change, send, seed, fresh } = useStage('steps-told');

  /** Stores a true entry of the day before about something. */
  const earlier = async (actor: ActorName, resource: string, id: string) => {
    const auditId = fresh();
    const { uid, role } = actorOf(actor);
    const told = { actorId: uid, actorRole: role, resource, records: [id] };
    await seed({ [`audit/${auditId}`]: RECORDS.audit(told) });
    return auditId;
  };

  const own = { businessId: 'admin' };
  it.each<[ActorName, TopResource, Fields, Fields]>([
    ['owner', 'products', {}, { title: 'x' }],
    ['superAdmin', 'products', own, { title: 'x' }],
    ['superAdmin', 'products', {}, { title: 'x' }],
    ['superAdmin', 'business', {}, { about: 'x' }],
    ['superAdmin', 'users', {}, { status: 'blocked' }],
    ['superAdmin', 'giveaways', {}, { title: 'x' }],
    ['superAdmin', 'reports', {}, { status: 'inReview' }],
    ['superAdmin', 'requests', {}, { status: 'approved' }],
    ['superAdmin', 'imports', {}, { fileName: 'x' }],
  ])(
    '%s tells of a change of %s by an entry of the day before',
    async (actor, kind, over, data) => {
      const id = await stored(kind, over);
      const auditId = await earlier(actor, kind, id);
      expect(await change(actor, kind, id, { ...data, auditId }, null)).toBe(false);
      const businessId = kind === 'business' ? id : kind === 'users' ? null : 'owner';
      expect(await change(actor, kind, id, data, { businessId, ...over })).toBe(true);
    },
  );

  it.each<[ActorName, string]>([
    ['owner', 'owner'],
    ['superAdmin', 'admin'],
  ])(
    '%s tells of a change of the own business by an entry of the day before',
    async (actor, id) => {
      const auditId = await earlier(actor, 'business', id);
      expect(await change(actor, 'business', id, { about: 'x', auditId }, null)).toBe(false);
      expect(await change(actor, 'business', id, { about: 'x' }, null)).toBe(true);
    },
  );

  it.each<[ActorName, string]>([
    ['owner', 'owner'],
    ['superAdmin', 'admin'],
  ])('%s makes an own product with an entry of the day before', async (actor, businessId) => {
    const made = async (auditId: string | null) =>
      send(actor, [create(actor, 'products', fresh(), product({ businessId, auditId }))]);
    expect(await made(await earlier(actor, 'products', 'p'))).toBe(false);
    expect(await made(null)).toBe(true);
  });

  it('a private part is told of by no entry of the day before', async () => {
    const id = await stored('products');
    const collection = `products/${id}/private`;
    await seed({ [`${collection}/owner`]: RECORDS.productDetails({}) });
    const auditId = await earlier('superAdmin', 'products', id);
    const data = { cost: 1, version: 2, auditId };
    const step: Write = { type: 'update', collection, id: 'owner', data };
    expect(await send('superAdmin', [step])).toBe(false);
  });

  it('a run is told of by no entry in another’s name', async () => {
    const id = await stored('imports');
    const forged = { actorId: 'owner' };
    expect(await change('superAdmin', 'imports', id, { fileName: 'x' }, forged)).toBe(false);
  });

  it('a merge goes on in no entry in another’s name', async () => {
    const ids = await Promise.all([stored('products'), stored('products')]);
    const entries = [fresh(), fresh()];
    const [first = '', second = ''] = entries;
    const merge = { source: 'merge', action: 'merge' };
    // The first entry first: what is recorded is answered write by write, up to the first denial.
    const writes = [
      entry('owner', first, 'products', ids.slice(0, 1), { ...merge, continuedIn: second }),
      entry('owner', second, 'products', ids.slice(1), { ...merge, actorId: 'admin' }),
      ...ids.map((id, at) => update('owner', 'products', id, { title: 'x', auditId: entries[at] })),
    ];
    expect(await send('owner', writes)).toBe(false);
  });
});
