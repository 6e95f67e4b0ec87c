import { doc, getDoc } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverTime, type Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { commit, isAllowed } from '../support/commit.ts';
import { hasEmulator, useRules } from '../support/environment.ts';
import { create, entry, update } from '../support/forge.ts';
import { business, type Fields, product, RECORDS } from '../support/records.ts';

describe.runIf(hasEmulator)('attacks: the audit trail', () => {
  const { as, seed } = useRules('audit');
  const send = (actor: ActorName, writes: readonly Write[]) => isAllowed(commit(as(actor), writes));
  const other = () => product({ businessId: 'somebody-else' });

  beforeAll(() =>
    seed({
      'products/a': other(),
      'products/b': other(),
      'products/c': other(),
      'products/mine': product(),
      'audit/old': RECORDS.audit({ actorId: 'admin', resource: 'products', records: ['a'] }),
      'products/mine2': product(),
      'audit/about-me': RECORDS.audit({
        actorId: 'admin',
        resource: 'products',
        records: ['mine'],
      }),
      'audit/about-them': RECORDS.audit({ businessId: 'somebody-else', records: ['a'] }),
      'users/u': RECORDS.users({}),
      'users/a': RECORDS.users({}),
      'business/5': business(),
      'auditPointers/admin': { auditId: 'old' },
    }),
  );

  const change = (id: string, auditId: unknown) =>
    update('superAdmin', 'products', id, { title: 'Changed', auditId });

  const about = (id: string, kind: 'products' | 'users', records: string[], over: Fields = {}) =>
    entry('superAdmin', id, kind, records, { businessId: 'somebody-else', ...over });
  const blocked = (id: string, auditId: string) =>
    update('superAdmin', 'users', id, { status: 'blocked', auditId });

  it.each<[string, Write[]]>([
    ['without any', [update('superAdmin', 'products', 'a', { title: 'x' })]],
    ['naming none that exists', [change('a', 'missing')]],
    ['naming an old one about the record', [change('a', 'old')]],
    ['naming something that is no text', [change('a', 7)]],
    ['naming a path', [change('a', 'x/y/z')]],
    [
      'naming one about another record',
      [change('a', 'e1'), change('b', 'e1'), about('e1', 'products', ['b'])],
    ],
    [
      'naming one about a record of another kind',
      [change('a', 'e2'), blocked('a', 'e2'), about('e2', 'users', ['a'], { businessId: null })],
    ],
    [
      'naming by a number one that is there',
      [change('a', 7), change('b', '7'), about('7', 'products', ['a', 'b'])],
    ],
    ['naming one without a name', [change('a', ''), about('e3', 'products', ['a'])]],
    [
      'with an entry that is named by one record only',
      [change('a', 'e4'), change('b', 'old'), about('e4', 'products', ['a', 'b'])],
    ],
  ])('an administrator changes a product %s', async (_, writes) => {
    expect(await send('superAdmin', writes)).toBe(false);
  });

  it.each<[string, ActorName, Fields]>([
    ['in another name', 'superAdmin', { actorId: 'admin2' }],
    ['with another address', 'superAdmin', { actorEmail: 'admin2@catalogue.example' }],
    ['with another role', 'superAdmin', { actorRole: 'owner' }],
    ['in the past', 'superAdmin', { at: new Date(0) }],
    ['in the future', 'superAdmin', { at: new Date(Date.now() + 1e9) }],
    ['about more records than it names', 'superAdmin', { changes: { elsewhere: [] } }],
    ['with a field nobody declared', 'superAdmin', { hidden: true }],
    ['with 201 records', 'superAdmin', { records: Array.from({ length: 201 }, (_, n) => `${n}`) }],
    ['with a reason of a book', 'superAdmin', { reason: 'x'.repeat(5001) }],
  ])('signs an entry %s', async (told, actor, over) => {
    const writes = [
      change('c', told),
      entry(actor, told, 'products', ['c'], { businessId: 'somebody-else', ...over }),
    ];
    expect(await send(actor, writes)).toBe(false);
  });

  it.each<[string, ActorName, Write]>([
    ['about nothing', 'superAdmin', entry('superAdmin', 'n1', 'products', ['a'])],
    ['about what was never there', 'superAdmin', entry('superAdmin', 'n2', 'products', ['ghost'])],
    ['as an owner, about another business', 'owner', entry('owner', 'n3', 'products', ['a'])],
    ['as support', 'support', entry('support', 'n4', 'imports', ['r'])],
    [
      'as somebody pending',
      'pending',
      entry('pending', 'n5', 'imports', ['r'], { businessId: 'pending' }),
    ],
    ['as a stranger', 'catalogueUser', entry('catalogueUser', 'n6', 'imports', ['r'])],
    [
      'as an owner, in the name of another business',
      'owner',
      entry('owner', 'n7', 'imports', ['r'], { businessId: 'x' }),
    ],
    [
      'as an owner, under the role of an administrator',
      'owner',
      entry('owner', 'n8', 'imports', ['r'], { actorRole: 'superAdmin' }),
    ],
  ])('adds an entry %s', async (_, actor, write) => {
    expect(await send(actor, [write])).toBe(false);
  });

  // An administrator acts on what an entry says with one click.
  it.each<[string, Fields]>([
    ['as a merge', { action: 'merge' }],
    ['as what a merge does to another', { action: 'mergedInto' }],
    ['as an approval', { action: 'approve' }],
    ['as a word of the own', { action: 'free money' }],
    ['from a merge', { source: 'merge' }],
    ['from moderation', { source: 'moderation' }],
    ['that goes on in another', { continuedIn: 'about-me' }],
    ['that takes back one about another business', { reverts: 'about-them' }],
    ['that takes back one that is not', { reverts: 'ghost' }],
    ['about a user', { resource: 'users', records: ['u'] }],
  ])('an owner tells of the own change %s', async (_, over) => {
    const id = `own-${Object.values(over)
      .join('-')
      .replaceAll(/[^a-z-]/g, '')}`;
    const data = { title: 'Changed', auditId: id };
    const told = [
      update('owner', 'products', 'mine2', data),
      entry('owner', id, 'products', ['mine2'], over),
    ];
    expect(await send('owner', told)).toBe(false);
  });

  it('an owner tells of the own change, and takes back what an administrator changed', async () => {
    const told = (id: string, version: number, over: Fields) => [
      update('owner', 'products', 'mine2', { title: `T${version}`, auditId: id }, version),
      entry('owner', id, 'products', ['mine2'], over),
    ];
    expect(await send('owner', told('fine-1', 1, {}))).toBe(true);
    const revert = { action: 'revert', source: 'revert', reverts: 'about-me' };
    expect(await send('owner', told('fine-2', 2, revert))).toBe(true);
  });

  it.each<[string, Fields]>([
    ['by naming no business', { businessId: null }],
    ['by naming another business', { businessId: 'elsewhere' }],
    ['by naming a record more that is not changed', { businessId: null, records: ['c', 'ghost'] }],
    ['by naming another of the same business', { businessId: null, records: ['c', 'b'] }],
  ])('an administrator hides an entry from whom it concerns %s', async (_, over) => {
    const id = `hidden-${Object.values(over).flat().join('-')}`;
    const writes = [
      change('c', id),
      change('b', id),
      entry('superAdmin', id, 'products', ['c'], over),
    ];
    expect(await send('superAdmin', writes)).toBe(false);
  });

  it.each<[string, unknown[], unknown]>([
    ['by its number', [5, '5'], 5],
    ['by its number, and naming none', [5, '5'], null],
    ['as if its number were another', ['5', 5], null],
  ])('an administrator hides an entry from a business %s', async (_, records, businessId) => {
    const writes = [
      update('superAdmin', 'business', '5', { about: 'x', auditId: 'named' }),
      entry('superAdmin', 'named', 'business', [], { records, businessId }),
    ];
    expect(await send('superAdmin', writes)).toBe(false);
  });

  it('an entry about records of two businesses names neither', async () => {
    const told = entry('superAdmin', 'both', 'products', ['c', 'mine'], { businessId: null });
    const writes = [change('c', 'both'), change('mine', 'both'), told];
    expect(await send('superAdmin', writes)).toBe(true);
    expect(await send('superAdmin', [...writes.slice(0, 2), { ...told, id: 'x' }])).toBe(false);
  });

  it('a user is blocked without a word', async () => {
    expect(
      await send('superAdmin', [update('superAdmin', 'users', 'u', { status: 'blocked' })]),
    ).toBe(false);
    const writes = (id: string) => [
      update('superAdmin', 'users', 'u', { status: 'blocked', auditId: id }),
      entry('superAdmin', 'blocked', 'users', ['u']),
    ];
    expect(await send('superAdmin', writes('other'))).toBe(false);
    expect(await send('superAdmin', writes('blocked'))).toBe(true);
  });

  it.each<[string, Write]>([
    ['changes', { type: 'update', collection: 'audit', id: 'old', data: { label: 'x' } }],
    ['deletes', { type: 'delete', collection: 'audit', id: 'old' }],
    ['overwrites', entry('superAdmin', 'old', 'products', ['a'])],
  ])('an administrator %s an entry', async (_, write) => {
    expect(await send('superAdmin', [write])).toBe(false);
  });

  it('forges an entry in the commit that adds it', async () => {
    const writes: Write[] = [
      change('c', 'e5'),
      entry('superAdmin', 'e5', 'products', ['c']),
      {
        type: 'update',
        collection: 'audit',
        id: 'e5',
        data: { actorId: 'admin2', at: serverTime() },
      },
    ];
    expect(await send('superAdmin', writes)).toBe(false);
  });

  const remove = (id: string): Write => ({ type: 'delete', collection: 'products', id });
  const pointer = (auditId: string, id = 'admin'): Write => ({
    type: 'set',
    collection: 'auditPointers',
    id,
    data: { auditId },
  });

  it.each<[string, Write[]]>([
    ['without a word', [remove('a')]],
    [
      'with an entry it does not point at',
      [remove('a'), entry('superAdmin', 'd1', 'products', ['a'])],
    ],
    ['pointing at an old entry', [remove('a'), pointer('old')]],
    [
      'pointing at an entry about another',
      [remove('a'), remove('b'), pointer('d2'), about('d2', 'products', ['a'])],
    ],
    ['pointing at nothing', [remove('a'), pointer('missing')]],
  ])('an administrator deletes a product %s', async (_, writes) => {
    expect(await send('superAdmin', writes)).toBe(false);
  });

  it('somebody else points, or reads where it points', async () => {
    expect(await send('owner', [pointer('x', 'owner')])).toBe(false);
    expect(await send('superAdmin', [pointer('x', 'admin2')])).toBe(false);
    expect(await isAllowed(getDoc(doc(as('superAdmin'), 'auditPointers/admin')))).toBe(false);
  });

  it('an owner points a product at somebody else’s entry', async () => {
    expect(await send('owner', [update('owner', 'products', 'mine', { auditId: 'old' })])).toBe(
      false,
    );
    const fresh = product({ auditId: 'old' });
    expect(await send('owner', [create('owner', 'products', 'fresh', fresh)])).toBe(false);
  });
});
