import type { Page } from '@playwright/test';
import { generateSampleData } from '../../../src/sample-data/index.ts';
import { emulated } from './emulated.ts';

/** Every roll-up of a business that the sample data has, the newest first. */
export const rollUpsOf = (businessId: string) =>
  [...generateSampleData()]
    .filter(({ collection, data }) => collection === 'stats' && data.businessId === businessId)
    .map(({ id, data }) => ({ id, day: String(data.day) }))
    .sort((a, b) => b.day.localeCompare(a.day));

/** Takes roll-ups away, as if they had never been written; the page must be loaded anew. */
export const dropRollUps = async (page: Page, ids: readonly string[]) => {
  if (emulated) {
    for (const id of ids) {
      const { ok, status } = await fetch(`${emulated.documents}/stats/${id}`, {
        method: 'DELETE',
        headers: { Authorization: 'Bearer owner' },
      });
      if (!ok) throw new Error(`The roll-up ${id} could not be taken away: ${status}`);
    }
    return;
  }
  await page.evaluate(async gone => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name));
      if (database.objectStoreNames.contains('stats')) {
        const store = database.transaction('stats', 'readwrite').objectStore('stats');
        for (const key of await settle(store.getAllKeys()))
          if (gone.some(id => String(key).endsWith(id))) await settle(store.delete(key));
      }
      database.close();
    }
  }, ids);
};
