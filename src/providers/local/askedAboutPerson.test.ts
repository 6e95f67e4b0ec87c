import 'fake-indexeddb/auto';
import { beforeAll, expect, it, vi } from 'vitest';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { createContext } from './access.ts';
import { askedAboutPerson } from './askedAboutPerson.ts';
import type { LocalDatabase } from './database.ts';
import { openDatabase } from './openDatabase.ts';
import { restoreSampleData } from './seed.ts';

const LISTS = { superAdmins: ['admin@catalogue.example'], support: ['support@catalogue.example'] };
const claimsOf = (uid: string): IdentityClaims => ({
  ...{ uid, email: `${uid}@catalogue.example`, emailVerified: true },
});

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase('persons');
  await restoreSampleData(database, () => {}, { products: 60 });
}, 60_000);

const ask = (
  who: string,
  asked: { kind?: 'exportPerson' | 'erasePerson'; person?: string; reason?: string },
  removeAccount: (uid: string) => void = () => {},
) =>
  askedAboutPerson(
    createContext(database, () => claimsOf(who), LISTS),
    removeAccount,
    { kind: 'erasePerson', person: 'u0077', reason: 'They asked', ...asked },
  );
const everything = async () => {
  const rows = await Promise.all(database.tables.map(table => table.toArray()));
  return JSON.stringify(rows);
};

it.each(['support', 'owner', 'norecord'])('is refused to %s, and nothing changes', async who => {
  const before = await everything();
  for (const kind of ['exportPerson', 'erasePerson'] as const)
    await expect(ask(who, { kind })).rejects.toMatchObject({ status: 403 });
  expect(await everything()).toBe(before);
});

it('erases no owner whose business is there', async () => {
  expect(await ask('admin', { person: 'biz-vireo' })).toMatchObject({
    ...{ state: 'failed', failure: 'businessThere' },
  });
});

it('gives a person out, then erases them from every row, with the account', async () => {
  const user = (await database.rows('users').get('users/u0077'))?.data;
  const { content } = await ask('admin', { kind: 'exportPerson' });
  expect(JSON.parse(content ?? '')).toMatchObject({
    ...{ format: 'person/1', person: 'u0077', records: { users: [{ name: user?.name }] } },
  });
  const remove = vi.fn();
  const users = await database.rows('users').count();
  expect(await ask('admin', {}, remove)).toMatchObject({ state: 'done', did: { businessLeft: 0 } });
  expect(remove.mock.calls).toEqual([['u0077']]);
  expect(await database.rows('users').count()).toBe(users - 1);
  expect(await everything()).not.toContain(String(user?.email));
  const told = await database
    .rows('audit')
    .filter(({ data }) => data.action === 'erase')
    .toArray();
  expect(told.map(({ data }) => data)).toMatchObject([
    { actorId: 'admin', records: ['u0077'], reason: 'They asked', label: '—' },
  ]);
  const again = await ask('admin', {});
  expect(again.did).toMatchObject({ deletedRecords: 0, anonymousRecords: 0 });
});
