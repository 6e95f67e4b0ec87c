import { describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import { hasEmulator } from '../support/environment.ts';
import { create, entry, update } from '../support/forge.ts';
import { beyond } from '../support/kinds.ts';
import { type Fields, RECORDS } from '../support/records.ts';
import { useStage } from '../support/stage.ts';

describe.runIf(hasEmulator)('steps: imports', () => {
  const { stored, change, make, send, seed, fresh } = useStage('steps-imports');
  const counts = (total: number) => ({
    counts: { total, created: 0, updated: 0, unchanged: 0, failed: 0 },
  });

  it.each<[string, boolean, Fields, Fields, Fields | null]>([
    ['counts on, untold', true, {}, counts(4), null],
    ['counts on and tells it', true, {}, counts(4), {}],
    ['counts beyond what can be counted', false, {}, { fileSize: beyond }, null],
    ['says it was undone', true, {}, { status: 'undone' }, null],
    ['goes on after it was undone', false, { status: 'undone' }, { status: 'running' }, null],
    ['notes something after it was undone', true, { status: 'undone' }, { fileName: 'x' }, null],
    ['gives it away', false, {}, { businessId: 'rival' }, null],
    ['takes another’s', false, { businessId: 'rival' }, { businessId: 'owner' }, null],
    ['changes another’s', false, { businessId: 'rival' }, counts(4), null],
    ['changes where it came from', false, {}, { platform: 'wix' }, null],
    ['changes when it began', false, {}, { startedAt: new Date() }, null],
    ['changes it in another’s name', false, {}, { ...counts(4), updatedBy: 'x' }, null],
    ['names an entry too long', false, {}, { auditId: 'x'.repeat(129) }, null],
    ['names the longest entry', true, {}, { auditId: 'x'.repeat(128) }, null],
    ['names a number as entry', false, {}, { auditId: 42 }, null],
  ])('an owner’s run %s: %s', async (_, allowed, over, data, told) => {
    const id = await stored('imports', over);
    expect(await change('owner', 'imports', id, data, told)).toBe(allowed);
  });

  it('who makes and changes runs', async () => {
    const mine = { businessId: 'support' };
    expect(await make('support', 'imports', mine, null)).toBe(false);
    expect(await change('support', 'imports', await stored('imports', mine), counts(4), null)).toBe(
      false,
    );
    const pending = { businessId: 'pending' };
    expect(
      await change('pending', 'imports', await stored('imports', pending), counts(4), null),
    ).toBe(false);
    const own = { businessId: 'admin' };
    expect(await make('superAdmin', 'imports', own, null)).toBe(true);
    expect(
      await change('superAdmin', 'imports', await stored('imports', own), counts(4), null),
    ).toBe(true);
    expect(await make('superAdmin', 'imports', {}, null)).toBe(false);
    expect(await make('superAdmin', 'imports', {}, {})).toBe(true);
    expect(await make('owner', 'imports', { businessId: 'rival' }, null)).toBe(false);
    expect(await make('owner', 'imports', { startedAt: new Date(9e12) }, null)).toBe(false);
  });

  /** An administrator's step of an import on a business's behalf, told by the entry of a product. */
  const step = async (data: Fields, told: Fields = {}, productOf = 'owner') => {
    const run = await stored('imports');
    const item = await stored('products', { businessId: productOf });
    const auditId = fresh();
    return send('superAdmin', [
      update('superAdmin', 'products', item, { title: 'x', auditId }),
      update('superAdmin', 'imports', run, { auditId, ...data }),
      entry('superAdmin', auditId, 'products', [item], { source: 'import', ...told }),
    ]);
  };
  it('an administrator’s step is told with its products, and counts only', async () => {
    expect(await step(counts(4))).toBe(true);
    expect(await step({ ...counts(4), status: 'paused' })).toBe(false);
    expect(await step({ ...counts(4), updatedBy: 'x' })).toBe(false);
    expect(await step(counts(4), { source: 'form' })).toBe(false);
    expect(await step(counts(4), { businessId: 'rival' }, 'rival')).toBe(false);
  });

  it('a step of a user’s entry tells of no run', async () => {
    const run = await stored('imports');
    const user = await stored('users');
    const auditId = fresh();
    const writes: Write[] = [
      update('superAdmin', 'users', user, { status: 'blocked', auditId }),
      update('superAdmin', 'imports', run, { auditId, ...counts(4) }),
      entry('superAdmin', auditId, 'users', [user], { source: 'import', businessId: null }),
    ];
    expect(await send('superAdmin', writes)).toBe(false);
    const other = await stored('imports');
    const next = fresh();
    const elsewhere: Write[] = [
      update('superAdmin', 'imports', other, { auditId: next, ...counts(4) }),
      update('superAdmin', 'imports', run, { auditId: next, ...counts(4) }),
      entry('superAdmin', next, 'imports', [other]),
    ];
    expect(await send('superAdmin', elsewhere), 'told of another run').toBe(false);
  });

  it('an entry about something else of the business tells of no run', async () => {
    const [run, request, auditId] = [await stored('imports'), await stored('requests'), fresh()];
    const writes: Write[] = [
      update('superAdmin', 'requests', request, { status: 'approved', auditId }),
      update('superAdmin', 'imports', run, { auditId, ...counts(4) }),
      entry('superAdmin', auditId, 'requests', [request], { source: 'import' }),
    ];
    expect(await send('superAdmin', writes)).toBe(false);
  });

  it('nobody adds a step to a run whose entry is missing, by writing that entry', async () => {
    const run = await stored('imports', { businessId: 'rival', auditId: 'ghost' });
    const item = await stored('products');
    const writes: Write[] = [
      update('owner', 'products', item, { title: 'x', auditId: 'ghost' }),
      entry('owner', 'ghost', 'products', [item]),
      ...chunk(run, { businessId: 'rival' }),
    ];
    expect(await send('owner', writes)).toBe(false);
  });

  it('an entry of earlier, or of another, tells of no run', async () => {
    const run = await stored('imports');
    const about = { records: [run], resource: 'imports' };
    await seed({
      'audit/earlier': RECORDS.audit({ ...about, actorId: 'admin' }),
      'audit/product': RECORDS.audit({ resource: 'products', actorId: 'admin', source: 'import' }),
    });
    const data = (auditId: string) => ({ auditId, ...counts(4) });
    expect(await change('superAdmin', 'imports', run, data('earlier'), null)).toBe(false);
    expect(await change('superAdmin', 'imports', run, data('product'), null)).toBe(false);
  });

  const chunk = (run: string, over: Fields): Write[] => [
    {
      type: 'set',
      collection: `imports/${run}/chunks`,
      id: fresh(),
      data: RECORDS.importChunks(over),
    },
  ];
  it('who writes a step of a run', async () => {
    const run = await stored('imports');
    expect(await send('owner', chunk(run, {}))).toBe(true);
    expect(await send('owner', chunk(run, { businessId: 'rival' }))).toBe(false);
    expect(await send('owner', chunk(run, { isAdmin: true }))).toBe(false);
    expect(await send('owner', chunk('nothing', {}))).toBe(false);
    expect(await send('superAdmin', chunk(run, {})), 'untold').toBe(false);
    const theirs = await stored('imports', { businessId: 'rival' });
    expect(await send('owner', chunk(theirs, { businessId: 'rival' }))).toBe(false);
    const pending = await stored('imports', { businessId: 'pending' });
    expect(await send('pending', chunk(pending, { businessId: 'pending' }))).toBe(false);
    const support = await stored('imports', { businessId: 'support' });
    expect(await send('support', chunk(support, { businessId: 'support' }))).toBe(false);
  });

  it('another cannot add a step to what an administrator does for somebody', async () => {
    const theirs = await stored('imports', { businessId: 'rival' });
    const auditId = fresh();
    const told = [
      update('superAdmin', 'imports', theirs, { auditId, ...counts(4) }),
      entry('superAdmin', auditId, 'imports', [theirs], { businessId: 'rival' }),
    ];
    const added = chunk(theirs, { businessId: 'rival' });
    expect(await send('superAdmin', [...told, ...added])).toBe(true);
  });

  it('a business of the longest name has runs', async () => {
    const of = (size: number) => {
      const [id, auditId, businessId] = [fresh(), fresh(), 'x'.repeat(size)];
      return send('superAdmin', [
        create('superAdmin', 'imports', id, { ...RECORDS.imports({ businessId }), auditId }),
        entry('superAdmin', auditId, 'imports', [id], { businessId }),
        ...chunk(id, { businessId }),
      ]);
    };
    expect(await of(128)).toBe(true);
    expect(await of(129)).toBe(false);
  });
});
