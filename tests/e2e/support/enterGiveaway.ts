import type { Page } from '@playwright/test';
import { emulated } from './emulated.ts';

/** Somebody who takes part. */
export interface Entrant {
  userId: string;
  name: string;
  email: string;
}

const toEmulator = async (
  documents: string,
  giveawayId: string,
  { userId, name, email }: Entrant,
) => {
  const address = `${documents}/giveaways/${giveawayId}/entries?documentId=${userId}`;
  const { ok, status } = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      fields: {
        userId: { stringValue: userId },
        name: { stringValue: name },
        email: { stringValue: email },
        country: { stringValue: 'DE' },
        enteredAt: { timestampValue: new Date().toISOString() },
      },
    }),
  });
  if (!ok) throw new Error(`The entry was not stored: ${status}`);
};

/** Writes as another tab of this browser would: the row, its counters, the mark of the change. */
const toBrowser = (tab: Page, giveawayId: string, entrant: Entrant) =>
  tab.evaluate(
    async ({ collection, entrant }) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await answer(indexedDB.open('back-office'));
      const stores = ['entries', 'counts', 'meta'];
      const transaction = database.transaction(stores, 'readwrite');
      const finished = new Promise(resolve => transaction.addEventListener('complete', resolve));
      const enteredAt = new Date().toISOString();
      transaction.objectStore('entries').put({
        path: `${collection}/${entrant.userId}`,
        in: collection,
        data: { ...entrant, id: entrant.userId, country: 'DE', enteredAt },
        k: { userId: entrant.userId, enteredAt, name: entrant.name },
        c: {},
        w: [],
      });
      const counts = transaction.objectStore('counts');
      for (const row of await answer<{ key: string; count: number }[]>(counts.getAll()))
        if (row.key.endsWith(`string:${collection}`)) counts.put({ ...row, count: row.count + 1 });
      transaction.objectStore('meta').put({ key: 'revision:entries', value: crypto.randomUUID() });
      await finished;
      database.close();
      // How Dexie tells other tabs that anything may have changed.
      const channel = new BroadcastChannel('x-storagemutated-1');
      channel.postMessage({ all: { d: 1, from: Number.NEGATIVE_INFINITY, to: [[]] } });
      channel.close();
    },
    { collection: `giveaways/${giveawayId}/entries`, entrant },
  );

/**
 * Stores an entry as the catalogue does when somebody takes part; nobody can by this console.
 * @param tab another tab of the console under test.
 */
export const enterGiveaway = (tab: Page, giveawayId: string, entrant: Entrant): Promise<void> =>
  emulated
    ? toEmulator(emulated.documents, giveawayId, entrant)
    : toBrowser(tab, giveawayId, entrant);
