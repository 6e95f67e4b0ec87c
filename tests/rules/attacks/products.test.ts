import { collection, collectionGroup, getDocs, limit, query, where } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { commit, isAllowed } from '../support/commit.ts';
import { hasEmulator, useRules } from '../support/environment.ts';
import { create, entry, update } from '../support/forge.ts';
import { type Fields, product, RECORDS } from '../support/records.ts';

describe.runIf(hasEmulator)('attacks: products and their private part', () => {
  const { as, seed } = useRules('products');
  const send = (actor: ActorName, writes: readonly Write[]) => isAllowed(commit(as(actor), writes));
  const details = RECORDS.productDetails;

  beforeAll(() =>
    seed({
      'products/mine': product(),
      'products/theirs': product({ businessId: 'rival' }),
      'products/bare': product({ businessId: 'rival' }),
      'products/theirs/private/details': details({ businessId: 'rival' }),
      'products/mine/private/details': details({ businessId: 'rival' }),
      'imports/theirs': RECORDS.imports({ businessId: 'rival' }),
    }),
  );

  it.each<[string, string, Fields]>([
    ['gives it away', 'mine', { businessId: 'rival' }],
    ['says it was merged', 'mine', { mergedInto: 'theirs' }],
    ['dates a merge', 'mine', { mergedAt: new Date() }],
    ['takes another’s', 'theirs', { businessId: 'owner' }],
    ['archives another’s', 'theirs', { status: 'archived' }],
    ['stores a script', 'mine', { description: '<p>x</p><script>alert(1)</script>' }],
    ['stores a script in odd letters', 'mine', { description: 'x\n< ScRiPt src=//x>' }],
    ['stores a drawing with a script', 'mine', { description: '<svg onload=alert(1)>' }],
    [
      'stores a picture with a script address',
      'mine',
      { images: [{ id: 'i', url: 'javascript:alert(1)', alt: '' }] },
    ],
    [
      'hides one behind good pictures',
      'mine',
      {
        images: [1, 2, 3].map(n => ({
          id: `${n}`,
          url: n === 3 ? 'data:text/html,x' : 'https://x.co/i.jpg',
          alt: '',
        })),
      },
    ],
    ['stores a picture without an address', 'mine', { images: [{ id: 'i' }] }],
    [
      'stores 31 pictures',
      'mine',
      {
        images: Array.from({ length: 31 }, (_, n) => ({
          id: `${n}`,
          url: 'https://x.co/i.jpg',
          alt: '',
        })),
      },
    ],
    ['stores 2049 variants', 'mine', { variants: Array.from({ length: 2049 }, (_, n) => n) }],
    ['stores a tag of 101 letters', 'mine', { tags: ['ok', 'x'.repeat(101)] }],
    ['stores a price below nothing', 'mine', { price: -1 }],
    ['stores a price with a fraction', 'mine', { price: 9.99 }],
    ['stores a price as text', 'mine', { price: '9.99' }],
    ['stores a nested key in the inventory', 'mine', { 'inventory.owner': 'x' }],
    ['stores a nested key in the source', 'mine', { source: { admin: true } }],
    ['stores a title of a million letters', 'mine', { title: 'x'.repeat(900_000) }],
    ['stores a title of blanks', 'mine', { title: '   ' }],
    ['smuggles a separator into a text', 'mine', { sku: 'a\tUSD' }],
    [
      'stores 201 search tokens',
      'mine',
      { _tokens: Array.from({ length: 201 }, (_, n) => `${n}`) },
    ],
    ['stores search tokens with maps in them', 'mine', { _tokens: [{ a: 1 }] }],
    ['claims to be made by somebody else', 'mine', { createdBy: 'admin' }],
    ['claims to be changed by somebody else', 'mine', { updatedBy: 'admin' }],
    ['writes an older version', 'mine', { version: 1 }],
    ['writes a version with a fraction', 'mine', { version: 1.5 }],
    ['names a status that does not exist', 'mine', { status: 'promoted' }],
    ['names a gap that does not exist', 'mine', { gaps: ['soul'] }],
    ['adds a field', 'mine', { featured: true }],
  ])('an owner %s', async (_, id, data) => {
    expect(await send('owner', [update('owner', 'products', id, data)])).toBe(false);
  });

  it.each<[string, ActorName, Fields]>([
    ['an owner, for another business', 'owner', { businessId: 'rival' }],
    ['an owner, for nobody', 'owner', { businessId: '' }],
    ['an owner, merged already', 'owner', { mergedInto: 'x' }],
    ['support', 'support', { businessId: 'support' }],
    ['somebody pending', 'pending', { businessId: 'pending' }],
    ['a catalogue user', 'catalogueUser', { businessId: 'shopper' }],
    ['somebody deactivated', 'deactivated', { businessId: 'deactivated' }],
    ['somebody deleted', 'deleted', { businessId: 'deleted' }],
    ['an administrator, for another, untold', 'superAdmin', { businessId: 'rival' }],
  ])('creates one: %s', async (_, actor, over) => {
    expect(await send(actor, [create(actor, 'products', 'fresh', product(over))])).toBe(false);
  });

  it('an owner deletes another’s, alone or among the own', async () => {
    const remove = (id: string): Write => ({ type: 'delete', collection: 'products', id });
    expect(await send('owner', [remove('theirs')])).toBe(false);
    expect(await send('owner', [remove('mine'), remove('theirs')])).toBe(false);
    const told = entry('owner', 'told', 'products', ['theirs']);
    expect(await send('owner', [remove('theirs'), told])).toBe(false);
  });

  it('one bad write takes the whole commit with it', async () => {
    const writes = [
      update('owner', 'products', 'mine', { title: 'Fine' }),
      update('owner', 'products', 'theirs', { title: 'Not fine' }),
    ];
    expect(await send('owner', writes)).toBe(false);
  });

  describe('the private part', () => {
    const at = (id: string) => `products/${id}/private`;
    const put = (id: string, part: string, over: Fields): Write => ({
      type: 'create',
      collection: at(id),
      id: part,
      data: details(over),
    });

    it('is not taken over, nor put under another name', async () => {
      expect(await send('owner', [put('theirs', 'details', {})])).toBe(false);
      expect(await send('owner', [put('mine', 'more', {})])).toBe(false);
      expect(await send('owner', [put('bare', 'details', { businessId: 'rival' })])).toBe(false);
      const change: Write = {
        type: 'update',
        collection: at('theirs'),
        id: 'details',
        data: { cost: 1 },
      };
      expect(await send('owner', [change])).toBe(false);
    });

    it('that somebody else has put there is replaced by the owner, not kept open to them', async () => {
      const change = (data: Fields): Write => ({
        type: 'update',
        collection: at('mine'),
        id: 'details',
        data,
      });
      expect(await send('owner', [change({ cost: 1 })])).toBe(false);
      expect(await send('owner', [change({ cost: 1, businessId: 'owner' })])).toBe(true);
    });

    it('cannot be asked for across products', async () => {
      const group = collectionGroup(as('owner'), 'private');
      expect(await isAllowed(getDocs(query(group, where('businessId', '==', 'owner'))))).toBe(
        false,
      );
      expect(
        await isAllowed(getDocs(query(collectionGroup(as('superAdmin'), 'private'), limit(1)))),
      ).toBe(false);
    });
  });

  it('an owner imports into another business', async () => {
    const run = create('owner', 'imports', 'r1', RECORDS.imports({ businessId: 'rival' }));
    expect(await send('owner', [run])).toBe(false);
    const moved = update('owner', 'imports', 'theirs', { status: 'cancelled' });
    expect(await send('owner', [moved])).toBe(false);
    const chunk: Write = {
      type: 'create',
      collection: 'imports/theirs/chunks',
      id: '1',
      data: RECORDS.importChunks({}),
    };
    expect(await send('owner', [chunk])).toBe(false);
  });

  it('lists without the filter that proves the right to it', async () => {
    const list = (
      actor: ActorName,
      ...conditions: Parameters<typeof query> extends [unknown, ...infer C] ? C : never
    ) => isAllowed(getDocs(query(collection(as(actor), 'products'), ...conditions)));
    expect(await list('owner', limit(10))).toBe(false);
    expect(await list('owner', where('businessId', '==', 'rival'), limit(10))).toBe(false);
    expect(await list('owner', where('status', '==', 'draft'), limit(10))).toBe(false);
    expect(await list('owner', where('businessId', 'in', ['owner', 'rival']), limit(10))).toBe(
      false,
    );
    expect(await list('catalogueUser', where('status', '==', 'active'))).toBe(false);
    expect(await list('catalogueUser', where('status', '==', 'active'), limit(101))).toBe(false);
    expect(await list('catalogueUser', where('status', '==', 'active'), limit(100))).toBe(true);
    expect(await list('anonymous', where('status', '==', 'active'), limit(10))).toBe(false);
  });
});
