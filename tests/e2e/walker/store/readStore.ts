import type { Page } from '@playwright/test';
import { z } from 'zod';

/** What is kept of each record between steps: enough to tell that it changed, by the record's path. */
export type Digest = Map<string, { group: string; hash: string; version: number }>;

/** Runs in the page: the state each group of records is in, and the rows of those asked for. */
const read = async (wanted: { groups: string[] | 'all'; paths: string[] }) => {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const hash = (text: string) => {
    let [first, second] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      first = Math.imul(first ^ code, 2654435761);
      second = Math.imul(second ^ code, 1597334677);
    }
    return `${(first >>> 0).toString(36)}${(second >>> 0).toString(36)}`;
  };
  const database = await answer(indexedDB.open('back-office'));
  const names = [...database.objectStoreNames].filter(name => !['files', 'counts'].includes(name));
  const transaction = database.transaction(names, 'readonly');
  const revisions: Record<string, string> = {};
  for (const { key, value } of await answer<{ key: string; value: unknown }[]>(
    transaction.objectStore('meta').getAll(),
  ))
    if (key.startsWith('revision:')) revisions[key.slice('revision:'.length)] = String(value);
  const rows: { path: string; group: string; hash: string; version: number }[] = [];
  const records: { path: string; data: Record<string, unknown> }[] = [];
  for (const group of names.filter(name => name !== 'meta')) {
    if (wanted.groups !== 'all' && !wanted.groups.includes(group)) continue;
    const all = await answer<{ path: string; data: Record<string, unknown> }[]>(
      transaction.objectStore(group).getAll(),
    );
    for (const { path, data } of all)
      rows.push({
        ...{ path, group, hash: hash(JSON.stringify(data)) },
        version: typeof data.version === 'number' ? data.version : 0,
      });
  }
  for (const path of wanted.paths) {
    const parts = path.split('/');
    const group = parts.at(-2) ?? '';
    if (!names.includes(group)) continue;
    const row = await answer<{ data: Record<string, unknown> } | undefined>(
      transaction.objectStore(group).get(path),
    );
    if (row) records.push({ path, data: row.data });
  }
  database.close();
  return { revisions, rows, records };
};

/** States of the groups of records; one that changed was written to. */
export const revisionsOf = async (page: Page): Promise<Record<string, string>> =>
  (await page.evaluate(read, { groups: [], paths: [] })).revisions;

/** What the records of the groups are now. */
export const digestOf = async (page: Page, groups: string[] | 'all'): Promise<Digest> => {
  const { rows } = await page.evaluate(read, { groups, paths: [] });
  return new Map(rows.map(({ path, ...rest }) => [path, rest]));
};

/** Stored records by their paths, such as `products/p00001`; those that do not exist are left out. */
export const recordsAt = async (
  page: Page,
  paths: string[],
): Promise<Map<string, Record<string, unknown>>> => {
  const { records } = await page.evaluate(read, { groups: [], paths });
  return new Map(records.map(({ path, data }) => [path, data]));
};

/** Marks what was a time before it became text. */
const TIME = '$time';

const timeSchema = z.object({ [TIME]: z.coerce.date() });

/**
 * Runs in the page: every record of a group, as one text.
 * Playwright takes records apart value by value, which took seconds for some thousand products.
 */
const readGroup = async ({ group, time }: { group: string; time: string }): Promise<string> => {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('back-office'));
  const rows = await answer<{ data: Record<string, unknown> }[]>(
    database.transaction(group, 'readonly').objectStore(group).getAll(),
  );
  database.close();
  return JSON.stringify(
    rows.map(({ data }) => data),
    // A time has become text before it is handed over here.
    function (this: Record<string, unknown>, key, value: unknown) {
      return this[key] instanceof Date ? { [time]: value } : value;
    },
  );
};

const asTime = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, TIME)
    ? timeSchema.parse(value)[TIME]
    : value;

/** Every stored record of a group. */
export const recordsOf = async (page: Page, group: string): Promise<Record<string, unknown>[]> =>
  z
    .array(z.record(z.string(), z.unknown()))
    .parse(
      JSON.parse(await page.evaluate(readGroup, { group, time: TIME }), (_, value: unknown) =>
        asTime(value),
      ),
    );
