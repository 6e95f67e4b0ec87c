import { describe, expect, it } from 'vitest';
import { hasEmulator } from '../support/environment.ts';
import type { Fields } from '../support/records.ts';
import { useStage } from '../support/stage.ts';

describe.runIf(hasEmulator)('steps: businesses', () => {
  const { stored, change, make, fresh } = useStage('steps-business');
  const named = (id: string) => ({ businessId: id });
  const line = (from: string, to: string, over: Fields = {}) => ({
    ...{ at: new Date(), by: 'admin', from, to, reason: 'because' },
    ...over,
  });

  const STATUSES = ['pending', 'approved', 'rejected', 'deactivated', 'words'];
  const NEXT: Record<string, string[]> = {
    pending: ['approved', 'rejected'],
    approved: ['deactivated'],
    rejected: ['approved'],
    deactivated: ['approved'],
    words: ['approved', 'rejected'],
  };
  const steps = STATUSES.flatMap(from =>
    STATUSES.filter(to => to !== from).map(to => ({ from, to, allowed: NEXT[from]?.includes(to) })),
  );

  it.each(steps)('from $from to $to: $allowed', async ({ from, to, allowed }) => {
    const id = await stored('business', { isBusinessOwner: from });
    const data = { isBusinessOwner: to, statusHistory: [line(from, to)] };
    expect(await change('superAdmin', 'business', id, data, named(id))).toBe(allowed);
  });

  const long = 'x'.repeat(100);
  const earlier = line('pending', 'approved', { by: 'somebody' });
  const before = { isBusinessOwner: 'approved', statusHistory: [earlier] };
  const down = (over: Fields = {}) => line('approved', 'deactivated', over);
  it.each<[string, boolean, Fields]>([
    ['with its line', true, { statusHistory: [earlier, down()] }],
    [
      'with the longest reason',
      true,
      { statusHistory: [earlier, down({ reason: 'x'.repeat(500) })] },
    ],
    [
      'with a reason too long',
      false,
      { statusHistory: [earlier, down({ reason: 'x'.repeat(501) })] },
    ],
    ['without a line', false, { statusHistory: [earlier] }],
    ['with an emptied history', false, { statusHistory: [] }],
    ['with another line in the place of one', false, { statusHistory: [down()] }],
    [
      'with an earlier line changed',
      false,
      { statusHistory: [line('rejected', 'approved'), down()] },
    ],
    ['with two lines', false, { statusHistory: [earlier, down(), down()] }],
    ['with a line that says more', false, { statusHistory: [earlier, down({ isAdmin: true })] }],
    ['with a line of next week', false, { statusHistory: [earlier, down({ at: new Date(9e12) })] }],
    ['with another author', false, { statusHistory: [earlier, down({ by: 'somebody' })] }],
    ['with another beginning', false, { statusHistory: [earlier, down({ from: 'pending' })] }],
    ['with another end', false, { statusHistory: [earlier, down({ to: 'approved' })] }],
    ['with a number as reason', false, { statusHistory: [earlier, down({ reason: 42 })] }],
  ])('a deactivation %s: %s', async (_, allowed, data) => {
    const id = await stored('business', before);
    const all = { isBusinessOwner: 'deactivated', ...data };
    expect(await change('superAdmin', 'business', id, all, named(id))).toBe(allowed);
  });

  it.each<[string, boolean, Fields]>([
    ['may be noted', true, line('approved', 'approved')],
    ['may be noted at length', true, line(long, long)],
    ['is not noted of a state too long', false, line(`${long}x`, 'x')],
    ['is not noted of a state too long after', false, line('x', `${long}x`)],
    ['is not noted of a number', false, line('x', 'y', { to: 42 })],
    ['is not noted of a number before', false, line('x', 'y', { from: 42 })],
    ['is not noted for another', false, line('x', 'y', { by: 'somebody' })],
  ])('what does not change the status %s', async (_, allowed, added) => {
    const id = await stored('business', before);
    const data = { statusHistory: [earlier, added] };
    expect(await change('superAdmin', 'business', id, data, named(id))).toBe(allowed);
  });

  it('a history without a step is not rewritten', async () => {
    const id = await stored('business', before);
    const other = { statusHistory: [line('rejected', 'approved')] };
    expect(await change('superAdmin', 'business', id, other, named(id))).toBe(false);
    expect(await change('superAdmin', 'business', id, { statusHistory: [] }, named(id))).toBe(
      false,
    );
  });

  it('what no version ever wrote is not written on', async () => {
    for (const [over, allowed] of [
      [{ isBusinessOwner: 'x'.repeat(100) }, true],
      [{ isBusinessOwner: 'x'.repeat(101) }, false],
      [{ isSuperAdmin: 'yes' }, false],
    ] as const) {
      const id = await stored('business', over);
      expect(await change('superAdmin', 'business', id, { about: 'x' }, named(id))).toBe(allowed);
    }
  });

  it('a history has a thousand lines at most', async () => {
    const many = (size: number) => Array.from({ length: size }, () => earlier);
    const id = await stored('business', { ...before, statusHistory: many(999) });
    const full = { statusHistory: [...many(999), line('approved', 'approved')] };
    expect(await change('superAdmin', 'business', id, full, named(id))).toBe(true);
    const next = await stored('business', { ...before, statusHistory: many(1000) });
    const more = { statusHistory: [...many(1000), line('approved', 'approved')] };
    expect(await change('superAdmin', 'business', next, more, named(next))).toBe(false);
  });

  it.each<[string, boolean, Fields]>([
    ['with the line of its making', true, { statusHistory: [line('', 'pending')] }],
    ['with two lines', false, { statusHistory: [line('', 'pending'), line('', 'pending')] }],
    ['with the line of another state', false, { statusHistory: [line('', 'approved')] }],
    [
      'with the line of another author',
      false,
      { statusHistory: [line('', 'pending', { by: 'x' })] },
    ],
    ['with a second line that fits', false, { statusHistory: [{}, line('', 'pending')] }],
  ])('one is made %s: %s', async (_, allowed, data) => {
    const id = fresh();
    const record = { isBusinessOwner: 'pending', ...data };
    expect(await make('superAdmin', 'business', record, named(id), id)).toBe(allowed);
  });

  it('one is made with an entry only', async () => {
    expect(await make('superAdmin', 'business', { isBusinessOwner: 'pending' }, null)).toBe(false);
  });

  it('an administrator changes the own one without an entry, or with a true one', async () => {
    expect(await change('superAdmin', 'business', 'admin', { about: 'x' }, null)).toBe(true);
    const restamped = { version: 3 };
    expect(
      await change(
        'superAdmin',
        'business',
        'admin',
        { about: 'y', ...restamped, auditId: 'no' },
        null,
      ),
    ).toBe(false);
    expect(
      await change('superAdmin', 'business', 'admin', { about: 'z', ...restamped }, named('admin')),
    ).toBe(true);
  });

  it('an administrator changes another’s with an entry only', async () => {
    const id = await stored('business');
    expect(await change('superAdmin', 'business', id, { about: 'x' }, null)).toBe(false);
  });

  it('an owner points at no entry that is not about the own one', async () => {
    expect(await change('owner', 'business', 'owner', { about: 'x', auditId: 'no' }, null)).toBe(
      false,
    );
    expect(await change('owner', 'business', 'owner', { about: 'y' }, named('owner'))).toBe(true);
  });
});
