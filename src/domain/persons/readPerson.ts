import {
  equals,
  type FunctionStore,
  pagesOf,
  type StoredDocument,
} from '../functions/functionStore.ts';
import type { Person } from './person.ts';
import { canLeaveDraw, standingOf } from './standing.ts';

const texts = (values: readonly unknown[]): string[] => [
  ...new Set(
    values.filter(value => typeof value === 'string').filter(value => value.trim() !== ''),
  ),
];

const all = async (store: FunctionStore, query: Parameters<typeof pagesOf>[1]) => {
  const found: StoredDocument[] = [];
  for await (const page of pagesOf(store, query)) found.push(...page);
  return found;
};

/**
 * What the records of an account are found by.
 * @param email the address of the account, where that is known.
 */
export const readPerson = async (
  store: FunctionStore,
  id: string,
  { now, email }: { now: Date; email?: string | undefined },
): Promise<Person> => {
  const user = await store.get('users', id);
  const business = await store.get('business', id);
  const where = [equals('userId', id)];
  const entries = await all(store, { collection: 'entries', everywhere: true, where });
  const parents = entries.map(({ collection }) => collection.split('/')[1] ?? '');
  const giveaways = await store.getAll('giveaways', parents);
  const reports = await all(store, {
    collection: 'reports',
    where: [equals('targetType', 'user'), equals('targetId', id)],
  });
  return {
    id,
    emails: texts([
      ...[email, user?.data.email, business?.data.businessEmail],
      ...entries.map(({ data }) => data.email),
    ]),
    names: texts([user?.data.name, ...entries.map(({ data }) => data.name)]),
    giveaways: new Map(giveaways.map(({ data }) => [data.id, canLeaveDraw(data, id, now)])),
    reports: reports.map(({ data }) => data.id),
    business: standingOf(business?.data ?? null),
  };
};
