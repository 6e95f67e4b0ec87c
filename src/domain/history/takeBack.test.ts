import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../schemas/audit.ts';
import { takeBack } from './takeBack.ts';
import { change, testEntry } from './testEntry.ts';

const owner = { role: 'owner' } as const;
const admin = { role: 'superAdmin' } as const;
const byAdmin = { actorRole: 'superAdmin', actorId: 'admin' };
const now = { title: 'Lamp', price: 30, status: 'active', businessId: 'owner', version: 5 };
const price = (from: number, to: number, id: string, minute: number) =>
  testEntry(id, minute, { p: [change('price', from, to)] });
const back = (
  steps: AuditEntry[],
  stored: Record<string, unknown> | null = now,
  actor: { role: 'owner' | 'superAdmin' } = owner,
) => takeBack({ id: 'p', now: stored }, steps, actor);

describe('takeBack', () => {
  it('takes steps back one through the other', () => {
    const steps = [price(20, 30, 'b', 2), price(10, 20, 'a', 1)];
    expect(back(steps)).toMatchObject({ target: { price: 10 }, left: [], problems: [] });
  });

  it('leaves alone what was changed again since, field by field', () => {
    const step = testEntry('a', 1, {
      p: [change('price', 10, 20), change('title', 'Old', 'Lamp')],
    });
    expect(back([step])).toMatchObject({
      ...{ target: { price: 30, title: 'Old' }, problems: [] },
      left: [{ field: 'price', from: 30, to: 10 }],
    });
  });

  it('puts no amount of one currency under another one', () => {
    const inEuro = { ...now, currency: 'EUR' };
    const priced = testEntry(
      'a',
      1,
      { p: [change('price', 10, 30), change('title', 'Old', 'Lamp')] },
      { currency: 'USD' },
    );
    const moved = testEntry('b', 2, { p: [change('currency', 'USD', 'EUR')] });
    expect(back([priced], inEuro)).toMatchObject({
      ...{ target: { price: 30, title: 'Old' }, left: [], problems: ['otherCurrency'] },
    });
    expect(back([moved, priced], inEuro)).toMatchObject({
      ...{ target: { price: 10, currency: 'USD' }, problems: [] },
    });
  });

  it('takes a currency back with its amounts, or neither', () => {
    const step = testEntry('a', 1, {
      p: [change('currency', 'USD', 'EUR'), change('price', 10, 20)],
    });
    expect(back([step], { ...now, currency: 'EUR' })).toMatchObject({
      ...{ target: { price: 30, currency: 'EUR' } },
      left: [{ field: 'price' }, { field: 'currency' }],
    });
  });

  it('leaves a currency in which amounts were written since, and says so', () => {
    const moved = testEntry('a', 1, {
      p: [change('currency', 'EUR', 'USD'), change('title', 'Old', 'Lamp')],
    });
    const priced = price(20, 30, 'b', 2);
    const stored = { ...now, currency: 'USD' };
    const since = (...entries: AuditEntry[]) => ({ id: 'p', now: stored, since: entries });
    expect(takeBack(since(priced), [moved], owner)).toMatchObject({
      ...{ target: { price: 30, currency: 'USD', title: 'Old' }, left: [] },
      problems: ['laterAmounts'],
    });
    expect(takeBack(since(priced), [priced, moved], owner)).toMatchObject({
      ...{ target: { price: 20, currency: 'EUR', title: 'Old' }, problems: [] },
    });
    // The price was changed again, in a way that nobody told of.
    const untold = price(20, 25, 'b', 2);
    expect(takeBack(since(untold), [untold, moved], owner)).toMatchObject({
      ...{ target: { price: 30, currency: 'USD' }, problems: ['laterAmounts'] },
    });
    expect(takeBack(since(), [moved], owner)).toMatchObject({
      ...{ target: { price: 30, currency: 'EUR' }, problems: [] },
    });
  });

  it('has nothing to do for what is back already', () => {
    expect(back([price(30, 99, 'a', 1)])).toEqual({
      ...{ target: now, left: [], problems: [], deletion: null },
    });
  });

  it('deletes what was added, unless it was changed since', () => {
    const made = testEntry('m', 1, {}, { action: 'create', records: ['p'] });
    expect(back([made], { ...now, version: 1 }).target).toBeNull();
    expect(back([made])).toMatchObject({ target: now, problems: ['changedSince'] });
    const later = price(20, 30, 'b', 2);
    expect(back([later, made], { ...now, version: 2 }).target).toBeNull();
    const restored = { ...made, action: 'restore' };
    expect(back([restored], { ...now, auditId: 'm' }).target).toBeNull();
    expect(back([restored], { ...now, auditId: 'x' }).problems).toEqual(['changedSince']);
    expect(back([made], null)).toMatchObject({ target: null, problems: [] });
  });

  it('brings back what was deleted', () => {
    const gone = testEntry(
      'd',
      1,
      { p: [change('title', 'Lamp', null), change('businessId', 'owner', null)] },
      { action: 'delete' },
    );
    const result = back([gone], null);
    expect(result).toMatchObject({ target: { title: 'Lamp' }, problems: [] });
    expect(result.deletion?.id).toBe('d');
    expect(back([gone]).problems).toEqual(['exists']);
    expect(back([{ ...gone, ...byAdmin }], null).problems).toEqual(['administrators']);
    expect(back([{ ...gone, ...byAdmin }], null, admin).problems).toEqual([]);
    expect(back([price(10, 30, 'a', 1)], null).problems).toEqual(['gone']);
  });

  it('puts nothing on sale for an administrator because of what an owner wrote', () => {
    const shown = testEntry('a', 1, { p: [change('status', 'draft', 'active')] });
    expect(back([shown]).target).toMatchObject({ status: 'draft' });
    expect(back([shown], now, admin)).toMatchObject({
      ...{ target: { status: 'active' }, left: [{ field: 'status' }] },
    });
    expect(back([{ ...shown, ...byAdmin }], now, admin).target).toMatchObject({ status: 'draft' });
  });

  it('believes nothing of what somebody else could not have changed', () => {
    const step = { ...price(10, 30, 'a', 1), businessId: 'stranger' };
    expect(back([step])).toMatchObject({ target: now, problems: ['foreign'] });
    expect(back([{ ...step, ...byAdmin }]).problems).toEqual([]);
    const merged = testEntry('a', 1, { p: [change('mergedInto', 'x', null)] });
    expect(back([merged]).target).toEqual(now);
  });

  it('knows by the version whether a value that was not kept is still there', () => {
    const long = { omitted: true, bytes: 9_000, version: 5 };
    const step = testEntry('a', 1, { p: [change('description', 'old', long)] });
    expect(back([step]).target).toMatchObject({ description: 'old' });
    expect(back([step], { ...now, version: 6 }).left).toHaveLength(1);
    const cut = testEntry('i', 1, { p: [change('title', 'L…', 'Lamp')] }, { action: 'import' });
    expect(back([cut]).problems).toEqual(['shortened']);
  });
});
