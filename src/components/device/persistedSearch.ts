import { get, set } from 'idb-keyval';
import type { z } from 'zod';
import { yieldToMain } from '@/lib/yieldToMain.ts';
import { searchStore as store } from './localStores';

/**
 * Keeps what reading a whole catalogue found in this browser, so that a reload, or another page, need
 * not read it again. Without storage (a private window) it lasts as long as the page.
 * @param schema what is believed of what is kept; a console before or after this one may have kept
 * something else. It has `at`, in milliseconds since 1970, by which it is deleted when it is old.
 * @param what what it is, for the console's log.
 */
export const persistedSearch = <Found extends { at: number }>(
  schema: z.ZodType<Found>,
  what: string,
) => ({
  /** @param key begins with the person whose it is: see `keptStores.ts`. */
  save: async (key: string, found: Found): Promise<void> => {
    try {
      // Copying thousands of products takes the browser a while: what is on the page comes first.
      await yieldToMain();
      await set(key, found, store());
    } catch (error) {
      console.warn(`${what} is not kept`, error);
    }
  },
  /** What was kept under the key; null where there is nothing, or something of another shape. */
  load: async (key: string): Promise<Found | null> => {
    try {
      const kept = schema.safeParse(await get(key, store()));
      return kept.success ? kept.data : null;
    } catch (error) {
      console.warn(`${what} cannot be read`, error);
      return null;
    }
  },
});
