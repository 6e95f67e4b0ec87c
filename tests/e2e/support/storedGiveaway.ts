import type { Page } from '@playwright/test';

/** An entry as a draw sees it. */
interface Entered {
  id: string;
  userId: string;
  name: string;
  email: string;
}

/**
 * Gives a giveaway of the embedded back end another start and end, past all rules, so that a round
 * of drand that was recorded decides it.
 * @param tab a page of the console under test, before it shows the giveaway.
 * @returns who entered.
 */
export const moveGiveaway = (
  tab: Page,
  giveawayId: string,
  times: { startsAt: Date; endsAt: Date },
): Promise<Entered[]> =>
  tab.evaluate(
    async ({ path, times }) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await answer(indexedDB.open('back-office'));
      const transaction = database.transaction(['giveaways', 'entries'], 'readwrite');
      const giveaways = transaction.objectStore('giveaways');
      const row = await answer<{ data: object; k: object }>(giveaways.get(path));
      const moved = { ...row, data: { ...row.data, ...times }, k: { ...row.k, ...times } };
      await answer(giveaways.put(moved));
      const below = IDBKeyRange.bound(`${path}/entries/`, `${path}/entries0`);
      const entries = await answer<{ data: Entered }[]>(
        transaction.objectStore('entries').getAll(below),
      );
      database.close();
      return entries.map(({ data: { id, userId, name, email } }) => ({ id, userId, name, email }));
    },
    { path: `giveaways/${giveawayId}`, times },
  );
