import { describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { commit, isAllowed } from '../support/commit.ts';
import { hasEmulator } from '../support/environment.ts';
import { entry, update } from '../support/forge.ts';
import { type Fields, product, RECORDS } from '../support/records.ts';
import { useStage } from '../support/stage.ts';

describe.runIf(hasEmulator)('steps: the audit trail', () => {
  const { asClaiming, stored, change, send, seed, fresh } = useStage('steps-audit');
  const long = (size: number) => 'x'.repeat(size);

  /** A change of own products with one entry about all of them. */
  const tell = async (
    actor: ActorName,
    over: Fields,
    businesses: (string | null)[] = ['owner'],
  ) => {
    const ids = await Promise.all(businesses.map(businessId => stored('products', { businessId })));
    const auditId = fresh();
    const steps = ids.map(id => update(actor, 'products', id, { title: 'x', auditId }));
    return send(actor, [...steps, entry(actor, auditId, 'products', ids, over)]);
  };

  it.each<[string, boolean, Fields]>([
    ['as it has to be', true, {}],
    [
      'with everything at its longest',
      true,
      {
        action: long(100),
        label: long(500),
        reason: long(5000),
        continuedIn: long(128),
        reverts: long(128),
        batchId: long(128),
        judged: Array(45).fill({ score: 90, said: 'sure' }),
        fields: Array(60).fill(long(100)),
        names: Array(20).fill(long(200)),
        currency: 'USD',
      },
    ],
    ['of more fields than a record has', false, { fields: Array(61).fill('a') }],
    ['of fields that are too much', false, { fields: [long(6001)] }],
    ['of fields that are no list', false, { fields: 'price' }],
    [
      'that is found by more names than the search has room for',
      false,
      { names: Array(21).fill('a') },
    ],
    ['found by names that are too much', false, { names: [long(4001)] }],
    ['found by names that are no list', false, { names: 'Chair' }],
    ['in a currency too long', false, { currency: 'USDX' }],
    ['of a batch too long', false, { batchId: long(129) }],
    ['of a batch that is a number', false, { batchId: 42 }],
    ['of more judged pairs than a merge has', false, { judged: Array(46).fill({}) }],
    ['of judged pairs that are no list', false, { judged: 'x' }],
    ['with an action too long', false, { action: long(101) }],
    ['with a blank action', false, { action: ' ' }],
    ['with a label too long', false, { label: long(501) }],
    ['with a reason too long', false, { reason: long(5001) }],
    ['with a source nobody knows', false, { source: 'words' }],
    ['that goes on in a number', false, { continuedIn: 42 }],
    ['that goes on too far', false, { continuedIn: long(129) }],
    ['that reverts a number', false, { reverts: 42 }],
    ['that reverts too much', false, { reverts: long(129) }],
    ['with tokens without end', false, { _tokens: [long(4001)] }],
    ['with tokens', true, { _tokens: ['x'] }],
    ['at another time', false, { at: new Date() }],
    ['in another’s name', false, { actorId: 'x' }],
    ['with another’s address', false, { actorEmail: 'a@b.co' }],
    ['with an address in capitals', true, { actorEmail: 'ADMIN@catalogue.example' }],
    ['with a number for an address', false, { actorEmail: 42 }],
    ['as an owner', false, { actorRole: 'owner' }],
    ['of another business', false, { businessId: 'rival' }],
    ['of no business', false, { businessId: null }],
    ['with more', false, { isAdmin: true }],
    ['of changes of another record', false, { changes: { other: [] } }],
    ...['form', 'bulk', 'import', 'merge', 'moderation', 'revert'].map(
      source => [`from ${source}`, true, { source }] satisfies [string, boolean, Fields],
    ),
  ])('an administrator’s entry %s: %s', async (_, allowed, over) => {
    expect(await tell('superAdmin', over)).toBe(allowed);
  });

  it.each<[string, boolean, Fields]>([
    ...[
      'create',
      'update',
      'delete',
      'archive',
      'activate',
      'draft',
      'import',
      'copyPictures',
      'undo',
      'revert',
      'startSale',
      'endSale',
    ].map(action => [`to ${action}`, true, { action }] satisfies [string, boolean, Fields]),
    ...['merge', 'approve', 'words'].map(
      action => [`to ${action}`, false, { action }] satisfies [string, boolean, Fields],
    ),
    ...['form', 'bulk', 'import', 'revert'].map(
      source => [`from ${source}`, true, { source }] satisfies [string, boolean, Fields],
    ),
    ['to words by a merge', false, { source: 'merge', action: 'words' }],
    ['to part pairs that are products', false, { source: 'merge', action: 'notDuplicates' }],
    ['to approve by taking back', false, { source: 'revert', action: 'approve' }],
    ['to take back a merge by a form', false, { source: 'form', action: 'unmerge' }],
    ['to take back a merge', true, { source: 'revert', action: 'unmerge' }],
    ['to undo an import', true, { source: 'revert', action: 'undoImport' }],
    ['to undo an import by a form', false, { source: 'form', action: 'undoImport' }],
    ...['merge', 'moderation'].map(
      source => [`from ${source}`, false, { source }] satisfies [string, boolean, Fields],
    ),
    ['that goes on', false, { continuedIn: 'a' }],
    ['as an administrator', false, { actorRole: 'superAdmin' }],
    ['of another business', false, { businessId: 'rival' }],
    ['that reverts what is not there', false, { reverts: 'nothing' }],
  ])('an owner’s entry %s: %s', async (_, allowed, over) => {
    expect(await tell('owner', over)).toBe(allowed);
  });

  it.each<[string, boolean, Fields]>([
    ['as it is', true, {}],
    ['as a merge', false, { source: 'merge', action: 'merge' }],
    ['as a judgement', false, { source: 'merge', action: 'notDuplicates' }],
    ['as a merge that is taken back', false, { source: 'revert', action: 'unmerge' }],
  ])('an owner tells of an import %s: %s', async (_, allowed, told) => {
    const id = await stored('imports');
    expect(await change('owner', 'imports', id, { fileName: 'x' }, told)).toBe(allowed);
  });

  it.each<[string, boolean, Fields]>([
    ['a merge', true, { source: 'merge', action: 'merge' }],
    ['a merge that is taken back', true, { source: 'revert', action: 'unmerge' }],
    ['a plain change', false, {}],
  ])('%s of an owner goes on in another entry of the same commit: %s', async (_, allowed, told) => {
    const ids = await Promise.all([stored('products'), stored('products')]);
    const entries = [fresh(), fresh()];
    const [first = '', second = ''] = entries;
    const steps = ids.map((id, at) =>
      update('owner', 'products', id, { title: 'x', auditId: entries[at] }),
    );
    const tells = [
      entry('owner', first, 'products', ids.slice(0, 1), { ...told, continuedIn: second }),
      entry('owner', second, 'products', ids.slice(1), told),
    ];
    expect(await send('owner', [...steps, ...tells])).toBe(allowed);
  });

  // An owner's deletion needs no entry: the entry stands by its own rules alone.
  it.each<[string, boolean, Fields]>([
    ['as it was', true, {}],
    ['at another time', false, { at: new Date() }],
    ['long ago', false, { at: new Date(0) }],
    ['in another’s name', false, { actorId: 'x' }],
    ['with another’s address', false, { actorEmail: 'admin@catalogue.example' }],
    ['with a number for an address', false, { actorEmail: 42 }],
    ['without naming it', false, { records: [], changes: {} }],
  ])('an owner tells of a deletion %s: %s', async (_, allowed, over) => {
    const id = await stored('products');
    const gone: Write = { type: 'delete', collection: 'products', id };
    const told = entry('owner', fresh(), 'products', [id], { action: 'delete', ...over });
    expect(await send('owner', [gone, told])).toBe(allowed);
  });

  it('who has no address signs with none', async () => {
    await seed({ 'business/nameless': RECORDS.business({}) });
    const told = async (actorEmail: string) => {
      const id = await stored('products', { businessId: 'nameless' });
      const gone: Write = { type: 'delete', collection: 'products', id };
      const over = { actorId: 'nameless', actorEmail, businessId: 'nameless' };
      const writes = [gone, entry('owner', fresh(), 'products', [id], over)];
      return isAllowed(commit(asClaiming('nameless', {}), writes));
    };
    expect(await told('owner@catalogue.example')).toBe(false);
    expect(await told('')).toBe(true);
  });

  it('an owner’s entry refers to entries about the own business', async () => {
    await seed({
      'audit/mine': RECORDS.audit({}),
      'audit/theirs': RECORDS.audit({ businessId: 'rival' }),
    });
    expect(await tell('owner', { reverts: 'mine' })).toBe(true);
    expect(await tell('owner', { reverts: 'theirs' })).toBe(false);
  });

  it('an entry does not refer to itself', async () => {
    const [id, auditId] = [await stored('products'), fresh()];
    const step = update('owner', 'products', id, { title: 'x', auditId });
    const told = entry('owner', auditId, 'products', [id], { reverts: auditId });
    expect(await send('owner', [step, told])).toBe(false);
  });

  it('an entry that is missing is not written by whom it does not concern', async () => {
    const ghosts = (auditId: string) => ({ auditId, businessId: 'owner' });
    await stored('giveaways', ghosts('ghost-1'), 'haunted');
    expect(await send('owner', [entry('owner', 'ghost-1', 'giveaways', ['haunted'])])).toBe(false);
    const theirs = await stored('products', { businessId: 'rival', auditId: 'ghost-2' });
    const mine = await stored('products');
    const step = update('owner', 'products', mine, { title: 'x', auditId: 'ghost-2' });
    const both = entry('owner', 'ghost-2', 'products', [mine, theirs], { businessId: null });
    expect(await send('owner', [step, both])).toBe(false);
    for (const actor of ['pending', 'deactivated', 'support'] as const) {
      const auditId = `ghost-${actor}`;
      const id = await stored('products', { businessId: actor, auditId });
      const told = entry(actor, auditId, 'products', [id], {
        businessId: actor,
        actorRole: 'owner',
      });
      expect(await send(actor, [told]), actor).toBe(false);
    }
  });

  it('an entry about several businesses belongs to none, one about one to it', async () => {
    const none = { businessId: null };
    expect(await tell('superAdmin', none, ['owner', 'rival'])).toBe(true);
    expect(await tell('superAdmin', { businessId: 'owner' }, ['owner', 'rival'])).toBe(true);
    expect(await tell('superAdmin', { businessId: 'rival' }, ['owner', 'rival'])).toBe(false);
    expect(await tell('superAdmin', none, ['owner', 'owner'])).toBe(false);
    expect(await tell('superAdmin', { businessId: 'third' }, ['owner', 'rival'])).toBe(false);
  });

  it('an entry of two is about changes of both', async () => {
    const [mine, other] = [
      await stored('products'),
      await stored('products', { businessId: 'rival' }),
    ];
    const auditId = fresh();
    const step = update('superAdmin', 'products', mine, { title: 'x', auditId });
    const told = entry('superAdmin', auditId, 'products', [mine, other], { businessId: null });
    expect(await send('superAdmin', [step, told])).toBe(false);
  });

  it('an entry names 200 records at most, at least one, and no more signs than they need', async () => {
    const id = await stored('products');
    const named = async (records: unknown[]) => {
      const auditId = fresh();
      await seed({ [`products/${id}`]: product() });
      const step = update('superAdmin', 'products', id, { title: 'x', auditId });
      const told = entry('superAdmin', auditId, 'products', [id], { records, changes: {} });
      return send('superAdmin', [step, told]);
    };
    const with200 = [id, ...Array.from({ length: 199 }, () => 'x')];
    expect(await named(with200)).toBe(true);
    expect(await named([...with200, 'x'])).toBe(false);
    expect(await named([])).toBe(false);
    const rest = 200 * 128 - id.length;
    expect(await named([id, long(100), long(rest - 100)])).toBe(true);
    expect(await named([id, long(100), long(rest - 99)])).toBe(false);
  });

  it('an entry without a change is none', async () => {
    const id = await stored('products');
    const alone = entry('superAdmin', fresh(), 'products', [id]);
    expect(await send('superAdmin', [alone])).toBe(false);
    expect(await send('owner', [entry('owner', fresh(), 'products', [id])])).toBe(false);
    expect(await send('superAdmin', [entry('superAdmin', fresh(), 'products', ['nothing'])])).toBe(
      false,
    );
  });

  it('an entry is about kinds of records that are told of', async () => {
    await seed({ 'savedViews/v': RECORDS.savedViews({ userId: 'admin' }) });
    const auditId = fresh();
    const gone: Write = { type: 'delete', collection: 'savedViews', id: 'v' };
    const over = { resource: 'savedViews', businessId: null };
    expect(
      await send('superAdmin', [gone, entry('superAdmin', auditId, 'products', ['v'], over)]),
    ).toBe(false);
    const words = { resource: 'words', businessId: null };
    const named = fresh();
    await seed({ 'words/v': { auditId: named } });
    expect(await send('superAdmin', [entry('superAdmin', named, 'products', ['v'], words)])).toBe(
      false,
    );
  });

  it('an owner tells of the own kinds only', async () => {
    await seed({ 'users/owner': RECORDS.users({}) });
    expect(await change('owner', 'users', 'owner', { name: 'x' })).toBe(false);
    const id = await stored('giveaways');
    expect(await change('owner', 'giveaways', id, { title: 'x' })).toBe(false);
  });

  it('who is neither does not tell', async () => {
    for (const actor of ['support', 'pending', 'deactivated', 'catalogueUser'] as const) {
      const businessId =
        { ...{ support: 'support' }, pending: 'pending' }[actor as 'pending'] ?? 'x';
      expect(await tell(actor, { businessId }, [businessId]), actor).toBe(false);
    }
  });

  const point = (id: string, data: Fields): Write[] => [
    { type: 'set', collection: 'auditPointers', id, data },
  ];
  it('a pointer names one entry, and is the own', async () => {
    expect(await send('superAdmin', point('admin', { auditId: long(128) }))).toBe(true);
    expect(await send('superAdmin', point('admin', { auditId: long(129) }))).toBe(false);
    expect(await send('superAdmin', point('admin', { auditId: '' }))).toBe(false);
    expect(await send('superAdmin', point('admin', { auditId: 'a', isAdmin: true }))).toBe(false);
    expect(await send('superAdmin', point('owner', { auditId: 'a' }))).toBe(false);
    expect(await send('owner', point('owner', { auditId: 'a' }))).toBe(false);
    expect(await send('anonymous', point('admin', { auditId: 'a' }))).toBe(false);
  });
});
