import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore';
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
  const FAR = new Date('9999-12-31T00:00:00Z');
  const source = {
    platform: 'shopify',
    channel: 'csv',
    shop: 'juniper.myshopify.com',
    handle: 'oak-bowl',
    url: 'https://juniper.example/oak-bowl',
    importedAt: new Date(),
    runId: 'run',
    hash: 'abc',
    base: {},
  };

  beforeAll(() =>
    seed({
      'products/mine': product(),
      'products/theirs': product({ businessId: 'rival' }),
      'products/bare': product({ businessId: 'rival' }),
      'products/theirs/private/rival': details({ businessId: 'rival' }),
      'products/mine/private/rival': details({ businessId: 'rival' }),
      'products/tomb': product({ status: 'archived', mergedInto: 'mine', mergedAt: new Date() }),
      'products/leaving': product(),
      'products/hidden': product({ status: 'archived', hiddenWithBusiness: true }),
      'products/deletable': product(),
      'products/deletable/private/rival': details({ businessId: 'rival' }),
      'imports/theirs': RECORDS.imports({ businessId: 'rival' }),
    }),
  );

  it.each<[string, string, Fields]>([
    ['gives it away', 'mine', { businessId: 'rival' }],
    ['says it was merged', 'mine', { mergedInto: 'theirs' }],
    ['dates a merge', 'mine', { mergedAt: new Date() }],
    ['takes another’s', 'theirs', { businessId: 'owner' }],
    ['archives another’s', 'theirs', { status: 'archived' }],
    ['weighs another’s', 'theirs', { weightGrams: 1 }],
    ['makes it weigh less than nothing', 'mine', { weightGrams: -1 }],
    ['makes it weigh words', 'mine', { weightGrams: '250 g' }],
    ['makes it weigh half a gram', 'mine', { weightGrams: 0.5 }],
    ['makes it weigh more than a lorry', 'mine', { weightGrams: 10_000_001 }],
    ['sets another’s threshold', 'theirs', { lowStockThreshold: 20 }],
    ['makes it low at less than nothing', 'mine', { lowStockThreshold: -1 }],
    ['makes it low at words', 'mine', { lowStockThreshold: 'twenty' }],
    ['makes it low at half a piece', 'mine', { lowStockThreshold: 0.5 }],
    ['makes it low at more than anybody counts', 'mine', { lowStockThreshold: 1_000_001 }],
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
    ['changes what was merged', 'tomb', { title: 'Back' }],
    ['marks what is in the catalogue as hidden', 'mine', { hiddenWithBusiness: true }],
    ['shows what is marked as hidden', 'hidden', { status: 'active' }],
    ['drafts what is marked as hidden', 'hidden', { status: 'draft' }],
    ['shows what was merged', 'tomb', { status: 'active' }],
    ['sells in another’s name', 'mine', { businessName: 'A rival' }],
    ['stores a price beyond what counts exactly', 'mine', { price: 9007199254740992 }],
    ['stores an infinite price', 'mine', { price: Number.POSITIVE_INFINITY }],
    [
      'stores more than can be counted',
      'mine',
      {
        inventory: {
          tracked: true,
          quantity: 9007199254740992,
          inStock: true,
          oversell: false,
        },
      },
    ],
    ['stores a title of many blanks', 'mine', { title: ' '.repeat(900_000) }],
    ['stores blanks around a title', 'mine', { title: `Bowl${' '.repeat(200)}` }],
    ['stores a title nobody sees', 'mine', { title: '\u200b\u2060\u00ad' }],
    ['comes from a script', 'mine', { source: { ...source, url: 'javascript:alert(1)' } }],
    ['comes from the year 9999', 'mine', { source: { ...source, importedAt: FAR } }],
  ])('an owner %s', async (_, id, data) => {
    expect(await send('owner', [update('owner', 'products', id, data)])).toBe(false);
  });

  it('what leaves the catalogue with its business is marked, and stays so while it is edited', async () => {
    const hidden = { status: 'archived', hiddenWithBusiness: true };
    expect(await send('owner', [update('owner', 'products', 'leaving', hidden)])).toBe(true);
    const renamed = { title: 'Another name' };
    expect(await send('owner', [update('owner', 'products', 'leaving', renamed, 2)])).toBe(true);
  });

  it('an owner shows what was hidden with the business, and the mark goes with it', async () => {
    const shown = { status: 'active', hiddenWithBusiness: null };
    expect(await send('owner', [update('owner', 'products', 'hidden', shown)])).toBe(true);
  });

  it.each<[string, ActorName, Fields]>([
    ['an owner, for another business', 'owner', { businessId: 'rival' }],
    ['an owner, for nobody', 'owner', { businessId: '' }],
    ['an owner, merged already', 'owner', { mergedInto: 'x' }],
    ['an owner, in another’s name', 'owner', { businessName: 'A rival' }],
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
    expect(await send('owner', [remove('tomb')]), 'what was merged').toBe(false);
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

    it('is stored under the own id only: what somebody puts elsewhere is nobody’s', async () => {
      expect(await send('owner', [put('theirs', 'rival', { businessId: 'rival' })])).toBe(false);
      expect(await send('owner', [put('theirs', 'rival', {})])).toBe(false);
      expect(await send('owner', [put('bare', 'rival', { businessId: 'rival' })])).toBe(false);
      expect(await send('owner', [put('mine', 'details', {})])).toBe(false);
      expect(await send('owner', [put('mine', 'owner', { businessId: 'rival' })])).toBe(false);
      const change = (id: string, data: Fields): Write => ({
        ...{ type: 'update', collection: at('theirs'), id },
        data,
      });
      expect(await send('owner', [change('rival', { cost: 1 })])).toBe(false);
      expect(await send('owner', [change('rival', { businessId: 'owner' })])).toBe(false);
    });

    it('beside one that an owner has put there, the product’s own is read, changed and deleted', async () => {
      const beside = { ...put('theirs', 'owner', {}) };
      expect(await send('owner', [beside]), 'harmless: it is the writer’s own').toBe(true);
      expect(await isAllowed(getDoc(doc(as('owner'), 'products/theirs/private/rival')))).toBe(
        false,
      );
      const mine: Write = { ...put('mine', 'owner', {}) };
      expect(await send('owner', [mine])).toBe(true);
      const gone: Write[] = [
        { type: 'delete', collection: 'products', id: 'deletable' },
        { type: 'delete', collection: at('deletable'), id: 'owner' },
      ];
      expect(await send('owner', gone)).toBe(true);
    });

    it('an administrator’s change and deletion are told', async () => {
      const at2 = 'products/theirs/private';
      const change = (data: Fields): Write => ({
        ...{ type: 'update', collection: at2, id: 'rival' },
        data: { cost: 1, version: 2, ...data },
      });
      const product2 = update('superAdmin', 'products', 'theirs', { auditId: 'd1' });
      const told = (id: string) =>
        entry('superAdmin', 'd1', 'products', [id], { businessId: 'rival' });
      expect(await send('superAdmin', [change({})])).toBe(false);
      expect(await send('superAdmin', [change({ auditId: 'old' })])).toBe(false);
      expect(await send('superAdmin', [change({}), product2, told('theirs')])).toBe(false);
      const gone: Write = { type: 'delete', collection: at2, id: 'rival' };
      expect(await send('superAdmin', [gone])).toBe(false);
      const all = [change({ auditId: 'd1' }), product2, told('theirs')];
      expect(await send('superAdmin', all)).toBe(true);
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

  it.each<[string, string, boolean]>([
    ['another’s', 'sp_rival_abc', false],
    ['another’s of Wix', 'wx_rival_abc', false],
    ['nobody’s', 'sp_abc', false],
    ['one that begins like the own', 'sp_owner2_abc', false],
    ['the own', 'sp_owner_abc', true],
  ])('takes an id that an import would use: %s', async (_, id, allowed) => {
    expect(await send('owner', [create('owner', 'products', id, product())])).toBe(allowed);
  });

  it('an administrator’s import run is told, and its steps', async () => {
    const run = (auditId: string | null) =>
      create('superAdmin', 'imports', 'run', RECORDS.imports({ businessId: 'rival', auditId }));
    const told = (id: string, over: Fields = {}) =>
      entry('superAdmin', id, 'imports', ['run'], { businessId: 'rival', ...over });
    expect(await send('superAdmin', [run(null)])).toBe(false);
    expect(await send('superAdmin', [run('i1'), told('i1', { records: ['theirs'] })])).toBe(false);
    expect(await send('superAdmin', [run('i2'), told('i2')])).toBe(true);
    const step: Write = {
      ...{ type: 'create', collection: 'imports/run/chunks', id: '1' },
      data: RECORDS.importChunks({ businessId: 'rival' }),
    };
    expect(await send('superAdmin', [step]), 'told when the run was made').toBe(false);
    const counted = (data: Fields) => update('superAdmin', 'imports', 'run', data);
    const counts = { total: 3, created: 2, updated: 1, unchanged: 0, failed: 0 };
    expect(await send('superAdmin', [step, counted({ counts })])).toBe(false);
    const made = create(
      'superAdmin',
      'products',
      'imported',
      product({ businessId: 'rival', auditId: 'i3' }),
    );
    const ofProducts = entry('superAdmin', 'i3', 'products', ['imported'], {
      ...{ businessId: 'rival', source: 'import' },
    });
    const more = counted({ counts, status: 'cancelled', auditId: 'i3' });
    expect(await send('superAdmin', [step, made, more, ofProducts]), 'more than counts').toBe(
      false,
    );
    const only = counted({ counts, auditId: 'i3' });
    expect(await send('superAdmin', [step, made, only, ofProducts])).toBe(true);
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
    const drafts = [where('businessId', '==', 'rival'), where('status', '==', 'draft')];
    expect(await list('owner', ...drafts, limit(10))).toBe(false);
    expect(await list('owner', where('businessId', 'in', ['owner', 'rival']), limit(10))).toBe(
      false,
    );
    expect(await list('catalogueUser', where('status', '==', 'active'))).toBe(false);
    expect(await list('catalogueUser', where('status', '==', 'active'), limit(101))).toBe(false);
    expect(await list('catalogueUser', where('status', '==', 'active'), limit(100))).toBe(true);
    expect(await list('anonymous', where('status', '==', 'active'), limit(10))).toBe(false);
  });
});
