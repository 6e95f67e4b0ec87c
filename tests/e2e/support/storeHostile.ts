import type { Page } from '@playwright/test';
import { toRow } from '../../../src/providers/local/storedRow.ts';
import { pathTarget } from '../../../src/providers/local/target.ts';
import { hostileCorpus } from '../../support/hostileCorpus.ts';

/** The mark of what JSON has no words for. */
const KIND = '$kind';

/** The longest text that the rules let anybody store; below the browser longer ones are tried. */
const LONGEST = 5000;

/** A value as JSON has it, with what JSON has no words for marked by its kind. */
const told = (value: unknown): unknown => {
  if (value instanceof Date) {
    const time = value.getTime();
    return { [KIND]: 'date', value: Number.isNaN(time) ? 'none' : time };
  }
  if (value instanceof Uint8Array) return { [KIND]: 'bytes', value: [...value] };
  if (typeof value === 'string') return value.slice(0, LONGEST);
  if (typeof value === 'number' && !Number.isFinite(value))
    return { [KIND]: 'number', value: String(value) };
  if (Array.isArray(value)) return value.map(told);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, told(part)]));
  return value;
};

/** Rows of hostile records of every collection, as the embedded back end keeps them, by their store. */
const hostileRows = () =>
  hostileCorpus()
    .filter(({ record }) => String(record.id).startsWith('hostile-'))
    .map(({ collection, record }) => {
      const { layout, definition } = pathTarget(collection);
      const row = toRow(layout, definition, collection, { ...record, id: String(record.id) });
      return { store: layout.name, row: told(row) };
    });

/** Stores hostile records of every collection past all rules, as nobody can by this console. */
export const storeHostile = (page: Page) =>
  page.evaluate(async text => {
    const rows: { store: string; row: object }[] = JSON.parse(text, (_, part) => {
      if (part?.$kind === 'date') return new Date(part.value);
      if (part?.$kind === 'bytes') return new Uint8Array(part.value);
      return part?.$kind === 'number' ? Number(part.value) : part;
    });
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('back-office'));
    const stores = [...new Set(rows.map(({ store }) => store))];
    const transaction = database.transaction([...stores, 'meta'], 'readwrite');
    const finished = new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve);
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
    for (const { store, row } of rows) transaction.objectStore(store).put(row);
    for (const store of stores)
      transaction.objectStore('meta').put({ key: `revision:${store}`, value: crypto.randomUUID() });
    await finished;
    database.close();
  }, JSON.stringify(hostileRows()));
