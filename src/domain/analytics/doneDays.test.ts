import { describe, expect, it } from 'vitest';
import type { AuditEntry, FieldChange } from '../schemas/audit.ts';
import { type DoneDay, doneDays, doneKinds, doneRecords, sumDone } from './doneDays.ts';

const change = (field: string, from: unknown = 1, to: unknown = 2): FieldChange => ({
  field,
  from,
  to,
});

const entry = (
  action: string,
  changes: Record<string, FieldChange[]> = {},
  more: Partial<AuditEntry> = {},
) => ({
  at: new Date('2026-11-03T10:00:00Z'),
  actorRole: 'owner',
  businessId: 'owner',
  action,
  resource: 'products',
  records: Object.keys(changes).length > 0 ? Object.keys(changes) : ['p1'],
  changes,
  ...more,
});

describe('doneKinds', () => {
  it.each([
    ['an import', entry('import', { p1: [change('price')] }), ['import']],
    ['an import taken back', entry('undoImport'), ['undoImport']],
    ['a price', entry('update', { p1: [change('title'), change('price')] }), ['price']],
    ['a price taken back', entry('revert', { p1: [change('price')] }), ['price']],
    ['a sale', entry('update', { p1: [change('price'), change('compareAtPrice')] }), ['sale']],
    ['a merge', entry('merge', { p1: [change('price')] }), ['merge']],
    ['what was merged', entry('mergedInto', { p1: [change('status', 'active', 'archived')] }), []],
    ['a product archived', entry('archive'), ['archive']],
    [
      'one archived by its form, with another price',
      entry('update', { p1: [change('status', 'active', 'archived'), change('price')] }),
      ['price', 'archive'],
    ],
    ['one activated', entry('activate', { p1: [change('status', 'archived', 'active')] }), []],
    ['a product deleted', entry('delete'), ['delete']],
    ['a new product', entry('create', { p1: [change('price', null, 5)] }), []],
    ['a giveaway', entry('commitSeed', {}, { resource: 'giveaways' }), ['giveaway']],
    ['a giveaway’s draw', entry('draw', {}, { resource: 'giveaways' }), []],
    ['a business’s price', entry('update', { b: [change('price')] }, { resource: 'business' }), []],
    ['an action that objects have', entry('constructor'), []],
  ])('%s', (_, given, kinds) => {
    expect(doneKinds(given)).toEqual(kinds);
  });

  it('sees the prices of variants', () => {
    const variants = (price: number, compareAtPrice: number | null) => [
      { id: 'v1', price, compareAtPrice },
    ];
    const of = (to: unknown) =>
      doneKinds(entry('update', { p1: [change('variants', variants(10, null), to)] }));
    expect(of(variants(12, null))).toEqual(['price']);
    expect(of(variants(8, 10))).toEqual(['sale']);
    expect(of([])).toEqual([]);
  });
});

it('names the records of a change that count, each once', () => {
  const several = entry(
    'update',
    { p1: [change('price')], p2: [change('title')], p3: [change('price')] },
    { records: ['p1', 'p2', 'p3', 'p1'] },
  );
  expect(doneRecords(several, 'price')).toEqual(['p1', 'p3']);
});

describe('doneDays', () => {
  const at = (time: string) => ({ at: new Date(time) });

  it('counts a record once a day in each kind, by UTC day and business', () => {
    const price = { p1: [change('price')] };
    expect(
      doneDays([
        entry('update', price, at('2026-11-03T00:00:00Z')),
        entry('update', { ...price, p2: [change('price')] }, at('2026-11-03T23:59:59Z')),
        entry('archive', {}, at('2026-11-03T12:00:00Z')),
        entry('update', price, at('2026-11-04T00:00:00Z')),
        entry('update', price, { businessId: 'other' }),
        entry('update', { p1: [change('title')] }, at('2026-11-05T00:00:00Z')),
      ]),
    ).toEqual<DoneDay[]>([
      { day: '2026-11-03', businessId: 'owner', done: { price: 2, archive: 1 } },
      { day: '2026-11-04', businessId: 'owner', done: { price: 1 } },
      { day: '2026-11-03', businessId: 'other', done: { price: 1 } },
    ]);
  });

  it('takes nobody’s word but an administrator’s for what concerns several businesses', () => {
    const several = { businessId: null, records: ['p1', 'p2'] };
    expect(doneDays([entry('archive', {}, several)])).toEqual([]);
    expect(doneDays([entry('archive', {}, { ...several, actorRole: 'superAdmin' })])).toEqual([
      { day: '2026-11-03', businessId: null, done: { archive: 2 } },
    ]);
  });
});

it('adds up what was done at several businesses', () => {
  expect(sumDone([{ price: 2, merge: 1 }, {}, { price: 3 }])).toEqual({ price: 5, merge: 1 });
  expect(sumDone([])).toEqual({});
});
