import { beforeAll, describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import type { ActorName } from './support/actors.ts';
import { commit, isAllowed } from './support/commit.ts';
import { hasEmulator, useRules } from './support/environment.ts';
import { create, entry, update } from './support/forge.ts';
import { business, type Fields, product, RECORDS } from './support/records.ts';

const without = (record: Fields, ...fields: string[]): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));

/** Records as an older system left them: what the rules forgive them, and what not. */
describe.runIf(hasEmulator)('records of an older system', () => {
  const { as, seed } = useRules('old-records');
  const send = (actor: ActorName, writes: readonly Write[]) => isAllowed(commit(as(actor), writes));

  beforeAll(() =>
    seed({
      'products/text': product({ version: '3' }),
      'products/number': product({ version: 3 }),
      'business/owner': without(business({ isDeleted: null }), 'statusHistory', 'isSuperAdmin'),
      'business/nameless': business({ businessName: '' }),
      'business/odd': business({ isSuperAdmin: 'words' }),
      'business/unstated': without(business({}), 'isBusinessOwner'),
      'business/never': without(business({}), 'isBusinessOwner', 'statusHistory'),
      'business/refused': without(business({ isBusinessOwner: false }), 'statusHistory'),
      'business/waits': without(business({ isBusinessOwner: true }), 'statusHistory'),
      'requests/owned': RECORDS.requests({ status: 'submitted' }),
      'requests/nobody': without(
        RECORDS.requests({ status: 'pending' }),
        'businessId',
        'attachments',
      ),
      'requests/decided': RECORDS.requests({ status: 'approved' }),
      'requests/rejected': RECORDS.requests({ status: 'rejected' }),
      'requests/words': RECORDS.requests({ status: 'words' }),
      'requests/filed': RECORDS.requests({ status: 'submitted', attachments: [{ name: 'a.pdf' }] }),
      'requests/long': without(RECORDS.requests({ status: 'pending' }), 'businessId'),
      'reports/empty': without(RECORDS.reports({}), 'reporterName', 'targetType', 'targetId'),
    }),
  );

  const told = (
    resource: 'products' | 'requests' | 'reports' | 'business',
    id: string,
    data: Fields,
    { version = 1, businessId = 'owner' as string | null } = {},
  ) => {
    const auditId = crypto.randomUUID();
    return [
      entry('superAdmin', auditId, resource, [id], { businessId }),
      update('superAdmin', resource, id, { ...data, auditId }, version),
    ];
  };

  it('have the version 1 after their first change, where theirs was no number', async () => {
    expect(
      await send('superAdmin', told('products', 'number', { title: 'x' }, { version: 0 })),
    ).toBe(false);
    expect(await send('superAdmin', told('products', 'text', { title: 'x' }, { version: 1 }))).toBe(
      false,
    );
    expect(await send('superAdmin', told('products', 'text', { title: 'x' }, { version: 0 }))).toBe(
      true,
    );
  });

  it('let an owner save the profile whatever the owner cannot put right', async () => {
    expect(await send('owner', [update('owner', 'business', 'owner', { about: 'x' })])).toBe(true);
    for (const data of [{ businessName: '' }, { isDeleted: false }, { statusHistory: [] }])
      expect(
        await send('owner', [update('owner', 'business', 'owner', { about: 'y', ...data }, 2)]),
      ).toBe(false);
  });

  it('are changed by administrators although they have no name', async () => {
    const about = { about: 'x' };
    const named = (id: string) => ({ businessId: id });
    expect(await send('superAdmin', told('business', 'nameless', about, named('nameless')))).toBe(
      true,
    );
    expect(await send('superAdmin', told('business', 'unstated', about, named('unstated')))).toBe(
      true,
    );
    expect(await send('superAdmin', told('business', 'odd', about, named('odd')))).toBe(false);
  });

  it('go from no status to approved, and say so in a history that begins', async () => {
    const at = new Date();
    const step = { at, by: 'admin', from: 'pending', to: 'approved', reason: '' };
    const approve = (change: Fields, more: Fields = {}, id = 'waits') =>
      told(
        'business',
        id,
        { isBusinessOwner: 'approved', statusHistory: [change], ...more },
        { businessId: id },
      );
    for (const id of ['never', 'refused'])
      expect(await send('superAdmin', approve(step, {}, id)), id).toBe(true);
    expect(await send('superAdmin', approve({ ...step, from: true }))).toBe(false);
    expect(await send('superAdmin', approve(step, { isDeleted: 'no' }))).toBe(false);
    expect(await send('superAdmin', approve(step))).toBe(true);
  });

  it('are given the business of a request that names none, and no other', async () => {
    const fill = { status: 'approved', businessId: 'owner', attachments: [] };
    const nobody = { businessId: null };
    expect(await send('superAdmin', told('requests', 'owned', { businessId: 'other' }))).toBe(
      false,
    );
    expect(await send('superAdmin', told('requests', 'owned', { attachments: [{}] }))).toBe(false);
    expect(
      await send('superAdmin', told('requests', 'nobody', { ...fill, businessId: '' }, nobody)),
    ).toBe(false);
    expect(
      await send('superAdmin', told('requests', 'nobody', { ...fill, attachments: [{}] }, nobody)),
    ).toBe(false);
    expect(
      await send('superAdmin', told('requests', 'nobody', { ...fill, status: 'odd' }, nobody)),
    ).toBe(false);
    expect(await send('superAdmin', told('requests', 'nobody', fill, nobody))).toBe(true);
    for (const [id, status, allowed] of [
      ['decided', 'rejected', false],
      ['rejected', 'approved', false],
      ['words', 'approved', true],
    ] as const)
      expect(await send('superAdmin', told('requests', id, { status })), id).toBe(allowed);
    const emptied = { status: 'approved', attachments: [] };
    expect(await send('superAdmin', told('requests', 'filed', emptied))).toBe(false);
    for (const [length, allowed] of [
      [129, false],
      [128, true],
    ] as const)
      expect(
        await send(
          'superAdmin',
          told('requests', 'long', { status: 'approved', businessId: 'b'.repeat(length) }, nobody),
        ),
      ).toBe(allowed);
  });

  it('let a report be judged that does not say what it is about', async () => {
    const { businessId } = RECORDS.reports({});
    const of = { businessId: typeof businessId === 'string' ? businessId : null };
    const judge = (data: Fields) => told('reports', 'empty', { status: 'inReview', ...data }, of);
    for (const data of [{ reporterName: 5 }, { targetType: 'odd' }, { targetId: '' }])
      expect(await send('superAdmin', judge(data))).toBe(false);
    expect(await send('superAdmin', judge({}))).toBe(true);
  });

  it('are no way to make a business without a name', async () => {
    const made = (data: Fields) => {
      const auditId = crypto.randomUUID();
      const fields = { ...business({ isBusinessOwner: 'pending', statusHistory: [] }), auditId };
      return [
        entry('superAdmin', auditId, 'business', ['new'], { businessId: 'new' }),
        create(
          'superAdmin',
          'business',
          'new',
          without(
            { ...fields, ...data },
            ...(data.businessName === undefined ? ['businessName'] : []),
          ),
        ),
      ];
    };
    expect(await send('superAdmin', made({}))).toBe(false);
    expect(await send('superAdmin', made({ businessName: 'A shop' }))).toBe(true);
  });
});
