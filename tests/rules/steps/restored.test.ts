import { describe, expect, it } from 'vitest';
import { detailsPlace } from '@/domain/collectionPaths.ts';
import { serverTime, type Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { hasEmulator } from '../support/environment.ts';
import { actorOf, entry } from '../support/forge.ts';
import { withMost } from '../support/fullRecord.ts';
import { PRODUCT, SOURCE } from '../support/limits.ts';
import { type Fields, RECORDS } from '../support/records.ts';
import { useStage } from '../support/stage.ts';

const BORN = new Date('2024-05-06T07:08:09.123Z');

describe.runIf(hasEmulator)('steps: products that come back', () => {
  const { seed, send, fresh, stored, change } = useStage('steps-restored');

  interface Attempt {
    actor?: ActorName;
    /** Laid over the entry of the deletion. */
    deletion?: Fields;
    /** Laid over what it tells of the product's origin. */
    origin?: Fields;
    /** Laid over the product. */
    product?: Fields;
    /** Laid over the entry of the restoring. */
    told?: Fields;
  }

  const restore = async ({ actor = 'owner', deletion, origin, product, told }: Attempt) => {
    const [id, gone, auditId] = [fresh(), fresh(), fresh()];
    const facts = { createdAt: BORN, createdBy: 'somebody', version: 4, ...origin };
    const changes = Object.entries(facts).map(([field, from]) => ({ field, from, to: null }));
    const [deleted] = [entry('owner', gone, 'products', [id])];
    if (deleted?.type !== 'create') throw new Error('no entry');
    const at = new Date('2026-11-01T00:00:00Z');
    await seed({
      [`audit/${gone}`]: {
        ...deleted.data,
        ...{ at, action: 'delete', changes: { [id]: changes } },
        ...deletion,
      },
    });
    const record: Write = {
      type: 'create',
      collection: 'products',
      id,
      data: {
        ...RECORDS.products({}),
        ...{ version: 5, createdAt: BORN, createdBy: 'somebody' },
        ...{ updatedAt: serverTime(), updatedBy: actorOf(actor).uid, auditId },
        ...product,
      },
    };
    const about = { action: 'restore', source: 'revert', reverts: gone, ...told };
    return send(actor, [record, entry(actor, auditId, 'products', [id], about)]);
  };

  it.each<[string, boolean, Attempt]>([
    ['an owner the own one', true, {}],
    ['an administrator', true, { actor: 'superAdmin' }],
    ['support', false, { actor: 'support' }],
    ['an owner another’s', false, { product: { businessId: 'rival' } }],
    ['older than it was', false, { product: { createdAt: new Date('2020-01-01') } }],
    ['in another author’s name', false, { product: { createdBy: 'another' } }],
    ['under the version it had', false, { product: { version: 4 } }],
    ['under a later version', false, { product: { version: 6 } }],
    [
      'under a later version, by an administrator',
      false,
      { actor: 'superAdmin', product: { version: 6 } },
    ],
    [
      'told of something else, by an administrator',
      false,
      { actor: 'superAdmin', told: { records: ['other'] } },
    ],
    ['as if written earlier', false, { product: { updatedAt: BORN } }],
    ['as if written by another', false, { product: { updatedBy: 'another' } }],
    ['what another word deleted', false, { deletion: { action: 'words' } }],
    ['what undoing an import deleted', true, { deletion: { action: 'undoImport' } }],
    ['as a change', false, { told: { action: 'update' } }],
    ['from an entry of something else', false, { deletion: { action: 'archive' } }],
    ['from an entry of other records', false, { deletion: { resource: 'requests' } }],
    ['from an entry that says nothing of it', false, { deletion: { changes: {} } }],
    ['from no entry', false, { told: { reverts: null } }],
    ['told of something else', false, { told: { records: ['other'] } }],
    ['with an origin that was not told', false, { origin: { createdBy: null } }],
  ])('%s: %s', async (_, allowed, attempt) => {
    expect(await restore(attempt)).toBe(allowed);
  });

  it.each(['owner', 'superAdmin'] as const)(
    '%s brings back a product with the most of everything, however many pictures it has',
    async actor => {
      for (const size of [0, 1, 5, 6, 10, 30]) {
        const images = Array.from({ length: size }, () => ({ url: 'https://a/x.jpg' }));
        const product = { ...withMost({ source: SOURCE }, PRODUCT), images };
        expect.soft(await restore({ actor, product }), `${size} pictures`).toBe(true);
      }
    },
  );

  it.each<[string, boolean]>([
    ['restore', true],
    ['isAdmin', false],
    ['words', false],
  ])('an owner tells of a revert as “%s”: %s', async (action, allowed) => {
    const id = await stored('products');
    expect(
      await change('owner', 'products', id, { title: 'x' }, { action, source: 'revert' }),
    ).toBe(allowed);
  });

  it('nothing comes back from a deletion that is told in the same commit', async () => {
    const own = { businessId: actorOf('superAdmin').uid };
    const [id, gone, auditId] = [fresh(), fresh(), fresh()];
    const victim = await stored('products', own);
    const facts = { createdAt: BORN, createdBy: 'somebody', version: 4 };
    const list = Object.entries(facts).map(([field, from]) => ({ field, from, to: null }));
    const record: Write = {
      type: 'create',
      collection: 'products',
      id,
      data: {
        ...RECORDS.products(own),
        ...{ version: 5, createdAt: BORN, createdBy: 'somebody' },
        ...{ updatedAt: serverTime(), updatedBy: own.businessId, auditId },
      },
    };
    const deletion = { ...own, action: 'delete', changes: { [id]: list } };
    const back = { ...own, action: 'restore', source: 'revert', reverts: gone };
    const away: Write = { type: 'delete', collection: 'products', id: victim };
    const toldAway = entry('superAdmin', gone, 'products', [victim, id], deletion);
    expect(await send('superAdmin', [away, toldAway])).toBe(true);
    const again = await stored('products', own);
    const later = fresh();
    expect(
      await send('superAdmin', [
        { type: 'delete', collection: 'products', id: again },
        entry('superAdmin', later, 'products', [again, id], deletion),
        record,
        entry('superAdmin', auditId, 'products', [id], { ...back, reverts: later }),
      ]),
    ).toBe(false);
  });

  it('twenty-five come back at once, with their private parts', async () => {
    const [gone, auditId] = [fresh(), fresh()];
    const ids = Array.from({ length: 25 }, fresh);
    const facts = { createdAt: BORN, createdBy: 'somebody', version: 4 };
    const list = Object.entries(facts).map(([field, from]) => ({ field, from, to: null }));
    const deleted = entry('owner', gone, 'products', ids);
    if (deleted.type !== 'create') throw new Error('no entry');
    const changes = Object.fromEntries(ids.map(id => [id, list]));
    await seed({ [`audit/${gone}`]: { ...deleted.data, at: BORN, action: 'delete', changes } });
    const writes = ids.flatMap((id): Write[] => [
      {
        type: 'create',
        collection: 'products',
        id,
        data: {
          ...RECORDS.products({}),
          ...{ version: 5, createdAt: BORN, createdBy: 'somebody' },
          ...{ updatedAt: serverTime(), updatedBy: 'owner', auditId },
        },
      },
      {
        type: 'create',
        ...detailsPlace({ id, businessId: 'owner' }),
        data: { ...RECORDS.productDetails({}), version: 1, auditId },
      },
    ]);
    const about = { action: 'restore', source: 'revert', reverts: gone };
    expect(await send('owner', [...writes, entry('owner', auditId, 'products', ids, about)])).toBe(
      true,
    );
  });
});
