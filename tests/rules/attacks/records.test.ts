import { beforeAll, describe, expect, it } from 'vitest';
import { increment, serverTime, type Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { commit, isAllowed } from '../support/commit.ts';
import { hasEmulator, useRules } from '../support/environment.ts';
import { create, entry, update } from '../support/forge.ts';
import { type Fields, product, RECORDS } from '../support/records.ts';

describe.runIf(hasEmulator)('attacks: records that must not be', () => {
  const { as, seed } = useRules('records');
  const send = (actor: ActorName, writes: readonly Write[]) => isAllowed(commit(as(actor), writes));
  const HUGE = 'x'.repeat(900_000);

  beforeAll(() =>
    seed({
      'products/mine': product(),
      'products/merged': product({ status: 'archived', mergedInto: 'kept', mergedAt: new Date() }),
      'products/theirs': product({ businessId: 'rival' }),
      'products/mine/private/owner': RECORDS.productDetails({}),
      'imports/run': RECORDS.imports({}),
      'imports/undone': RECORDS.imports({ status: 'undone' }),
      'imports/run/chunks/1': RECORDS.importChunks({}),
      'requests/mine': RECORDS.requests({}),
      'savedViews/theirs': RECORDS.savedViews({ userId: 'rival' }),
      'savedViews/mine': RECORDS.savedViews({}),
      'stats/mine': RECORDS.stats({}),
      'users/shopper': RECORDS.users({}),
    }),
  );

  it.each<[string, string, string, Fields]>([
    ['points a tombstone elsewhere', 'products', 'merged', { mergedInto: 'mine' }],
    ['takes a tombstone back', 'products', 'merged', { mergedInto: null, mergedAt: null }],
    ['dates the creation back', 'products', 'mine', { createdAt: new Date(0) }],
    ['counts the version up by two', 'products', 'mine', { version: increment(2) }],
    ['puts maps into tags', 'products', 'mine', { tags: [{ a: 1 }] }],
    [
      'puts an address elsewhere into a picture',
      'products',
      'mine',
      { images: [{ url: '//evil.invalid/x' }] },
    ],
    [
      'puts a picture for the path of a page',
      'products',
      'mine',
      { images: [{ url: '/\\\\evil.invalid' }] },
    ],
    ['makes pictures a map', 'products', 'mine', { images: { 0: 'x' } }],
    ['makes variants a text', 'products', 'mine', { variants: HUGE }],
    [
      'adds a list as a field of the source',
      'products',
      'mine',
      { source: { platform: ['shopify'] } },
    ],
    ['gives an import another business', 'imports', 'run', { businessId: 'rival' }],
    ['brings back what was undone', 'imports', 'undone', { status: 'running' }],
    ['dates an import back', 'imports', 'run', { startedAt: new Date(0) }],
    ['counts less than nothing', 'imports', 'run', { 'counts.created': -1 }],
    ['counts in text', 'imports', 'run', { 'counts.created': '1' }],
    ['undoes more than there was', 'imports', 'run', { undone: { products: 2, total: 1 } }],
    ['undoes what is no number', 'imports', 'run', { undone: { products: '1', total: 1 } }],
    ['notes more on an undo', 'imports', 'run', { undone: { products: 1, total: 1, by: 'x' } }],
    ['answers the own request', 'requests', 'mine', { status: 'approved' }],
    ['rewrites a request', 'requests', 'mine', { message: 'other' }],
  ])('an owner %s', async (_, collection, id, data) => {
    expect(await send('owner', [update('owner', collection, id, data)])).toBe(false);
    const told = `told-${_.replaceAll(' ', '-')}`;
    expect(
      await send('owner', [
        update('owner', collection, id, { ...data, auditId: told }),
        entry('owner', told, 'products', [id]),
      ]),
    ).toBe(false);
  });

  const raw = (type: 'create' | 'update', collection: string, id: string, data: Fields): Write => ({
    type,
    collection,
    id,
    data,
  });
  const view = (over: Fields) => RECORDS.savedViews(over);
  it.each<[string, ActorName, Write]>([
    [
      'gives the private part to another',
      'owner',
      raw('update', 'products/mine/private', 'owner', { businessId: 'rival' }),
    ],
    [
      'counts a step of an import anew',
      'owner',
      raw('update', 'imports/run/chunks', '1', { created: [] }),
    ],
    [
      'adds a step to an import that is not',
      'owner',
      raw('create', 'imports/none/chunks', '1', RECORDS.importChunks({})),
    ],
    [
      'puts a field into a step',
      'owner',
      raw('create', 'imports/run/chunks', '2', RECORDS.importChunks({ note: 'x' })),
    ],
    [
      'changes figures',
      'owner',
      raw('update', 'stats/', 'mine', { views: 1e6, updatedAt: serverTime() }),
    ],
    [
      'makes figures',
      'superAdmin',
      raw('create', 'stats', 'new', { ...RECORDS.stats({}), updatedAt: serverTime() }),
    ],
    ['takes over a view', 'owner', raw('update', 'savedViews', 'theirs', { userId: 'owner' })],
    ['gives a view away', 'owner', raw('update', 'savedViews', 'mine', { userId: 'rival' })],
    ['deletes another’s view', 'owner', { type: 'delete', collection: 'savedViews', id: 'theirs' }],
    [
      'makes a view for another',
      'owner',
      raw('create', 'savedViews', 'v1', view({ userId: 'rival' })),
    ],
    [
      'sorts a view by a map',
      'owner',
      raw('create', 'savedViews', 'v2', view({ sort: { field: {}, order: 'ASC' } })),
    ],
    [
      'makes a view of a megabyte',
      'owner',
      raw('create', 'savedViews', 'v3', view({ name: HUGE })),
    ],
    [
      'makes the own user record',
      'catalogueUser',
      create('catalogueUser', 'users', 'shopper2', RECORDS.users({})),
    ],
    [
      'unblocks himself',
      'catalogueUser',
      update('catalogueUser', 'users', 'shopper', { status: 'active' }),
    ],
    [
      'raises the own counts',
      'catalogueUser',
      update('catalogueUser', 'users', 'shopper', { 'counts.views': 9 }),
    ],
    [
      'judges duplicates',
      'owner',
      raw(
        'create',
        'duplicateDecisions',
        'a~b',
        RECORDS.duplicateDecisions({ decidedBy: 'owner', decidedAt: serverTime() }),
      ),
    ],
    ['writes where nobody reads', 'superAdmin', raw('create', 'secrets', 'x', { a: 1 })],
  ])('somebody %s', async (_, actor, write) => {
    const collection = write.collection.replace(/\/$/, '');
    expect(await send(actor, [{ ...write, collection }])).toBe(false);
  });

  const judgement = (actor: ActorName, id: string, over: Fields, about: Fields = {}): Write[] => [
    raw('create', 'duplicateDecisions', id, {
      ...RECORDS.duplicateDecisions({ products: id.split('~') }),
      ...{ businessId: 'owner', decidedBy: actor === 'owner' ? 'owner' : 'admin' },
      ...{ decidedAt: serverTime(), auditId: `judged-${id}` },
      ...over,
    }),
    entry(actor, `judged-${id}`, 'duplicateDecisions', [id], {
      ...{ action: 'notDuplicates', source: 'merge', businessId: 'owner' },
      ...about,
    }),
  ];

  it.each<[string, () => Write[]]>([
    ['another’s product with the own', () => judgement('owner', 'mine~theirs', {})],
    ['what is not there', () => judgement('owner', 'ghost~mine', {})],
    [
      'for everybody',
      () => judgement('owner', 'merged~mine', { businessId: null }, { businessId: null }),
    ],
    ['surer than sure', () => judgement('owner', 'merged~mine', { score: 101 })],
    ['in words of the own', () => judgement('owner', 'merged~mine', { said: 'certain' })],
    ['as something else', () => judgement('owner', 'merged~mine', {}, { action: 'approve' })],
    ['without a word', () => judgement('owner', 'merged~mine', {}).slice(0, 1)],
  ])('an owner judges %s', async (_, writes) => {
    expect(await send('owner', writes())).toBe(false);
  });

  it('an owner judges own products, and takes that back', async () => {
    expect(
      await send('owner', judgement('owner', 'merged~mine', { score: 40, said: 'possible' })),
    ).toBe(true);
    const gone: Write = { type: 'delete', collection: 'duplicateDecisions', id: 'merged~mine' };
    const back = entry('owner', 'back', 'duplicateDecisions', ['merged~mine'], {
      ...{ action: 'putBack', source: 'merge', businessId: 'owner' },
    });
    expect(await send('owner', [gone, back])).toBe(true);
  });

  it.each<[string, Fields]>([
    ['of a megabyte', { message: HUGE }],
    ['with a megabyte of words to find it by', { _tokens: [HUGE] }],
    ['with ten thousand words to find it by', { _tokens: Array.from({ length: 10_000 }, String) }],
    ['with a label of a page', { targetLabel: 'x'.repeat(201) }],
    ['under a name of a page', { reporterName: 'x'.repeat(151) }],
  ])('a stranger files a report %s', async (_, over) => {
    const data = { ...RECORDS.reports(over), reporterId: 'shopper', targetId: 'mine' };
    const id = 'shopper~product~mine';
    expect(await send('catalogueUser', [create('catalogueUser', 'reports', id, data)])).toBe(false);
  });

  it('an entry tells of a thing that is not, or of a kind that nobody tells of', async () => {
    for (const [id, resource] of [
      ['run', 'savedViews'],
      ['mine', 'productDetails'],
      ['none', 'imports'],
    ] as const) {
      const told = entry('owner', `about-${resource}`, resource, [id]);
      expect(await send('owner', [told]), resource).toBe(false);
    }
  });

  const ask = (id: string, over: Fields) =>
    send('owner', [create('owner', 'requests', id, RECORDS.requests(over))]);

  it.each<[string, Fields]>([
    [
      'for a name, which the profile changes',
      { kind: 'detailsChange', proposed: { businessName: 'x' } },
    ],
    ['for an address that is none', { kind: 'emailChange', proposed: { businessEmail: 'x' } }],
    ['for no address', { kind: 'emailChange', proposed: null }],
    [
      'for more than an address',
      { kind: 'emailChange', proposed: { businessEmail: 'new@shop.com', isSuperAdmin: true } },
    ],
    ['for help, and proposes a name', { kind: 'support', proposed: { businessName: 'x' } }],
  ])('an owner cannot ask %s', async (_, over) => {
    expect(await ask(`ask-${_.replaceAll(/\W/g, '-')}`, over)).toBe(false);
  });

  it('an owner can ask for another address', async () => {
    const asked = { kind: 'emailChange', proposed: { businessEmail: 'new@shop.com' } };
    expect(await ask('ask-for-an-address', asked)).toBe(true);
  });
});
