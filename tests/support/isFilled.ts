import type { Page } from '@playwright/test';
import { DATABASE_NAME, SEEDED } from '../../src/providers/local/databaseName.ts';

/**
 * Whether the embedded database has all of the sample data: pages are shown before, while a worker
 * still fills it.
 * @throws where the page has no such database yet.
 */
export const isFilled = (page: Page) =>
  page.evaluate(
    ([name, note]) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('meta').objectStore('meta').count(note);
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result > 0);
          };
        };
      }),
    [DATABASE_NAME, SEEDED] as const,
  );
