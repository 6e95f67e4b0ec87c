import { beforeAll, describe, expect, it } from 'vitest';
import type { ActorName } from '../support/actors.ts';
import { commit, isAllowed } from '../support/commit.ts';
import { hasEmulator, useRules } from '../support/environment.ts';
import { create, entry, update } from '../support/forge.ts';
import { business, type Fields } from '../support/records.ts';

describe.runIf(hasEmulator)('attacks: becoming more than one is', () => {
  const { as, seed } = useRules('promotion');
  const send = (actor: ActorName, writes: Parameters<typeof commit>[1]) =>
    isAllowed(commit(as(actor), writes));

  beforeAll(() =>
    seed({
      'business/victim': business(),
      'business/waiting': business({ isBusinessOwner: 'pending' }),
    }),
  );

  const own: [string, ActorName, string, Fields][] = [
    ['an owner makes himself a super administrator', 'owner', 'owner', { isSuperAdmin: true }],
    ['an owner restores what is not deleted', 'owner', 'owner', { isDeleted: true }],
    ['an owner sets the own status', 'owner', 'owner', { isBusinessOwner: 'deactivated' }],
    ['an owner rewrites the status history', 'owner', 'owner', { statusHistory: [{ to: 'x' }] }],
    [
      'an owner takes another address',
      'owner',
      'owner',
      { businessEmail: 'admin@catalogue.example' },
    ],
    ['an owner signs the creation', 'owner', 'owner', { createdBy: 'admin' }],
    ['an owner back-dates the creation', 'owner', 'owner', { createdAt: new Date(0) }],
    ['an owner adds a field', 'owner', 'owner', { role: 'superAdmin' }],
    ['an owner adds a field inside a known one', 'owner', 'owner', { 'about.role': 'x' }],
    ['an owner signs a change with another name', 'owner', 'owner', { updatedBy: 'admin' }],
    ['an owner dates a change in the past', 'owner', 'owner', { updatedAt: new Date(0) }],
    ['an owner keeps the version', 'owner', 'owner', { version: 1 }],
    ['an owner jumps versions', 'owner', 'owner', { version: 99 }],
    [
      'an owner stores a script as the web site',
      'owner',
      'owner',
      { website: 'javascript:alert(1)' },
    ],
    [
      'an owner stores a data address as the picture',
      'owner',
      'owner',
      { userImg: 'data:text/html,x' },
    ],
    ['an owner stores a megabyte of tokens', 'owner', 'owner', { _tokens: ['x'.repeat(100_000)] }],
    ['an owner stores tokens that are no list', 'owner', 'owner', { _tokens: { juniper: true } }],
    ['an owner stores a million letters', 'owner', 'owner', { about: 'x'.repeat(1_000_000) }],
    ['somebody pending approves himself', 'pending', 'pending', { isBusinessOwner: 'approved' }],
    [
      'somebody deactivated comes back',
      'deactivated',
      'deactivated',
      { isBusinessOwner: 'approved' },
    ],
    ['somebody deleted comes back', 'deleted', 'deleted', { isDeleted: false }],
    ['a rejected one edits the record', 'rejected', 'rejected', { about: 'please' }],
    ['support edits the own record', 'support', 'support', { about: 'x' }],
    ['a flagged owner edits another', 'flagged', 'victim', { about: 'x' }],
    ['an unverified address edits another', 'unverifiedAdmin', 'victim', { about: 'x' }],
    ['a deleted administrator edits another', 'deletedAdmin', 'victim', { about: 'x' }],
    ['a deactivated administrator edits another', 'deactivatedAdmin', 'victim', { about: 'x' }],
    [
      'a listed address without the flag edits another',
      'listedWithoutFlag',
      'victim',
      { about: 'x' },
    ],
    ['an owner edits another', 'owner', 'victim', { about: 'x' }],
    ['an owner edits a record that is not there', 'owner', 'nowhere', { about: 'x' }],
  ];

  it.each(own)('%s', async (_, actor, id, data) => {
    expect(await send(actor, [update(actor, 'business', id, data)])).toBe(false);
    const auditId = `told-${actor}-${id}-${Object.keys(data).join()}`;
    const told = [
      update(actor, 'business', id, { ...data, auditId }),
      entry(actor, auditId, 'business', [id], { businessId: id }),
    ];
    expect(await send(actor, told), 'neither with an audit entry').toBe(false);
  });

  it('a stranger makes the own business record', async () => {
    const record = business({ isSuperAdmin: true });
    expect(
      await send('catalogueUser', [create('catalogueUser', 'business', 'shopper', record)]),
    ).toBe(false);
    const pending = business({ isBusinessOwner: 'pending' });
    expect(
      await send('catalogueUser', [create('catalogueUser', 'business', 'shopper', pending)]),
    ).toBe(false);
  });

  it('creates harmlessly, then updates in the same commit', async () => {
    const writes = [
      create('catalogueUser', 'business', 'shopper', business({ isBusinessOwner: 'pending' })),
      update('catalogueUser', 'business', 'shopper', {
        isBusinessOwner: 'approved',
        isSuperAdmin: true,
      }),
    ];
    expect(await send('catalogueUser', writes)).toBe(false);
  });

  it('replaces the whole own record', async () => {
    const record = { ...business({ isSuperAdmin: true }), version: 2 };
    expect(await send('owner', [create('owner', 'business', 'owner', record)])).toBe(false);
  });

  it.each<[string, Fields]>([
    ['makes another super administrator', { isSuperAdmin: true }],
    ['brings a deleted one into the world', { isDeleted: true }],
    ['brings a deactivated one into the world', { isBusinessOwner: 'deactivated' }],
    ['uses an address in upper case, which the allow-list could miss', { businessEmail: 'A@B.CO' }],
  ])('an administrator %s', async (told, over) => {
    const writes = [
      create('superAdmin', 'business', 'fresh', business({ ...over, auditId: told })),
      entry('superAdmin', told, 'business', ['fresh']),
    ];
    expect(await send('superAdmin', writes)).toBe(false);
  });

  it.each<[string, string, Fields]>([
    ['gives the flag to somebody', 'victim', { isSuperAdmin: true }],
    ['takes over an address', 'victim', { businessEmail: 'x@y.co' }],
    ['approves without a line in the history', 'waiting', { isBusinessOwner: 'approved' }],
    [
      'skips from pending to deactivated',
      'waiting',
      {
        isBusinessOwner: 'deactivated',
        statusHistory: [
          { at: new Date(), by: 'admin', from: 'pending', to: 'deactivated', reason: '' },
        ],
      },
    ],
    [
      'writes the history in another name',
      'waiting',
      {
        isBusinessOwner: 'approved',
        statusHistory: [
          { at: new Date(), by: 'admin2', from: 'pending', to: 'approved', reason: '' },
        ],
      },
    ],
    [
      'writes a history of something else',
      'waiting',
      {
        isBusinessOwner: 'approved',
        statusHistory: [
          { at: new Date(), by: 'admin', from: 'rejected', to: 'approved', reason: '' },
        ],
      },
    ],
  ])('an administrator %s', async (told, id, data) => {
    const writes = [
      update('superAdmin', 'business', id, { ...data, auditId: told }),
      entry('superAdmin', told, 'business', [id], { businessId: id }),
    ];
    expect(await send('superAdmin', writes)).toBe(false);
  });
});
