import { describe, expect, it } from 'vitest';
import { deleteField, serverTime, type Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { hasEmulator } from '../support/environment.ts';
import { beyond } from '../support/kinds.ts';
import { type Fields, RECORDS } from '../support/records.ts';
import { useStage } from '../support/stage.ts';

const NOTE = { day: '2026-11-03', text: 'The campaign begins' };
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, NOTE]));

describe.runIf(hasEmulator)('steps: notes beside figures', () => {
  const { send, seed, fresh } = useStage('steps-figure-notes');
  const make = (actor: ActorName, over: Fields) =>
    send(actor, [
      {
        ...{ type: 'create', collection: 'figureNotes', id: fresh() },
        data: RECORDS.figureNotes({ updatedAt: serverTime(), ...over }),
      },
    ]);
  const change = async (actor: ActorName, before: Fields, data: Fields) => {
    const id = fresh();
    await seed({ [`figureNotes/${id}`]: RECORDS.figureNotes(before) });
    const update: Write = {
      ...{ type: 'update', collection: 'figureNotes', id },
      data: { updatedAt: serverTime(), ...data },
    };
    return send(actor, [update]);
  };
  const admins = { userId: 'admin' };

  it.each<[string, boolean, ActorName, Fields]>([
    ['an owner on the own figures', true, 'owner', {}],
    ['an owner on the platform’s', false, 'owner', { businessId: null }],
    ['an owner on another business’s', false, 'owner', { businessId: 'other' }],
    ['an owner in another’s name', false, 'owner', { userId: 'other' }],
    ['an owner with a goal', true, 'owner', { goals: { clicks: 300 } }],
    ['an administrator on a business’s', true, 'superAdmin', admins],
    ['an administrator on the platform’s', true, 'superAdmin', { ...admins, businessId: null }],
    ['an administrator in the owner’s name', false, 'superAdmin', {}],
    [
      'an administrator on one of a long id',
      true,
      'superAdmin',
      { ...admins, businessId: 'b'.repeat(128) },
    ],
    [
      'an administrator on one of a longer id',
      false,
      'superAdmin',
      { ...admins, businessId: 'b'.repeat(129) },
    ],
    ['an administrator on a number', false, 'superAdmin', { ...admins, businessId: 5 }],
    ['an administrator with a goal', false, 'superAdmin', { ...admins, goals: { clicks: 300 } }],
    [
      'an administrator with a goal for the own figures',
      true,
      'superAdmin',
      { ...admins, businessId: 'admin', goals: { clicks: 300 } },
    ],
    ['support', false, 'support', { userId: 'support', businessId: 'support' }],
    ['who waits', false, 'pending', { userId: 'pending', businessId: 'pending' }],
    ['nobody', false, 'anonymous', {}],
    ['dated otherwise', false, 'owner', { updatedAt: new Date() }],
  ])('%s writes: %s', async (_, allowed, actor, over) => {
    expect(await make(actor, over)).toBe(allowed);
  });

  const one = (note: unknown, key = 'n1') => ({ notes: { [key]: note }, touched: key });
  it.each<[string, boolean, Fields]>([
    ['none', true, { notes: {}, touched: null }],
    ['two', false, { notes: { n1: NOTE, n2: NOTE } }],
    ['one that is not named', false, { touched: 'n2' }],
    ['one named by nothing', false, { touched: null }],
    ['one of the last day', true, one({ ...NOTE, day: '2026-12-31' })],
    ['one of no day', false, one({ ...NOTE, day: '2026-13-01' })],
    ['one of the 32nd', false, one({ ...NOTE, day: '2026-12-32' })],
    ['one of a moment', false, one({ ...NOTE, day: '2026-12-31T00:00:00Z' })],
    ['one of no year', false, one({ ...NOTE, day: 'year-12-31' })],
    ['one of half a month', false, one({ ...NOTE, day: '2026-0m-31' })],
    ['one of half a day', false, one({ ...NOTE, day: '2026-12-0d' })],
    ['one of half a late day', false, one({ ...NOTE, day: '2026-12-1d' })],
    ['one of a number', false, one({ ...NOTE, day: 20261231 })],
    ['one without a day', false, one({ text: 'x' })],
    ['one without words', false, one({ day: NOTE.day, text: ' \u200b' })],
    ['one at length', true, one({ ...NOTE, text: 'x'.repeat(500) })],
    ['one at more length', false, one({ ...NOTE, text: 'x'.repeat(501) })],
    ['one with more', false, one({ ...NOTE, by: 'me' })],
    ['one with words', false, one({ ...NOTE, words: 'x' })],
    ['one under a long key', true, one(NOTE, 'k'.repeat(40))],
    ['one under a longer key', false, one(NOTE, 'k'.repeat(41))],
    ['one under a path', false, one(NOTE, 'a.b')],
    ['a text', false, one('x')],
  ])('notes: %s: %s', async (_, allowed, over) => {
    expect(await make('owner', over)).toBe(allowed);
  });

  it.each<[string, boolean, Fields]>([
    ...(['views', 'saves', 'clicks'] as const).flatMap((metric): [string, boolean, Fields][] => [
      [`one of ${metric}`, true, { [metric]: 1 }],
      [`none of ${metric}`, false, { [metric]: 0 }],
      [`half a one of ${metric}`, false, { [metric]: 1.5 }],
      [`the text of ${metric}`, false, { [metric]: '100' }],
      [`${metric} that nobody counts`, false, { [metric]: beyond }],
    ]),
    ['users', false, { users: 5 }],
    ['words', false, { words: 5 }],
  ])('goals: %s: %s', async (_, allowed, goals) => {
    expect(await make('owner', { goals })).toBe(allowed);
  });

  it.each<[string, boolean, ActorName, Fields, Fields]>([
    ['the own', true, 'owner', {}, { 'notes.n1.text': 'x' }],
    ['the own, undated', false, 'owner', {}, { 'notes.n1.text': 'x', updatedAt: new Date(0) }],
    ['a second one', true, 'owner', {}, { 'notes.n2': NOTE, touched: 'n2' }],
    ['a second one, unnamed', false, 'owner', {}, { 'notes.n2': NOTE }],
    ['two at once', false, 'owner', {}, { 'notes.n1.text': 'x', 'notes.n2': NOTE }],
    ['taken away', true, 'owner', {}, { 'notes.n1': deleteField() }],
    ['taken away, unnamed', false, 'owner', { touched: null }, { 'notes.n1': deleteField() }],
    ['the last there is room for', true, 'owner', { notes: many(199) }, { 'notes.n1': NOTE }],
    ['one too many', false, 'owner', { notes: many(200) }, { 'notes.n1': NOTE }],
    ['an administrator’s by its owner', false, 'owner', admins, { 'notes.n1.text': 'x' }],
    ['an owner’s by an administrator', false, 'superAdmin', {}, { 'notes.n1.text': 'x' }],
    ['an owner’s, taken over', false, 'superAdmin', {}, { userId: 'admin' }],
    ['moved to the platform', false, 'superAdmin', admins, { businessId: null }],
    ['an administrator’s own', true, 'superAdmin', admins, { 'notes.n1.text': 'x' }],
    ['another administrator’s', false, 'upperCaseAdmin', admins, { 'notes.n1.text': 'x' }],
    ['a goal of the owner’s', true, 'owner', {}, { goals: { views: 9 } }],
    ['a goal by an administrator', false, 'superAdmin', admins, { goals: { views: 9 } }],
    ['with more', false, 'owner', {}, { isAdmin: true }],
    ['no map any more', false, 'owner', {}, { notes: [] }],
  ])('a change: %s: %s', async (_, allowed, actor, before, data) => {
    expect(await change(actor, before, data)).toBe(allowed);
  });

  it('nobody deletes the record itself', async () => {
    const id = fresh();
    await seed({ [`figureNotes/${id}`]: RECORDS.figureNotes({}) });
    for (const actor of ['owner', 'superAdmin'] as const)
      expect(await send(actor, [{ type: 'delete', collection: 'figureNotes', id }])).toBe(false);
  });
});
