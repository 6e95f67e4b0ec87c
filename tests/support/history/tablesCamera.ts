import type { Snapshot } from '@/domain/history/snapshot.ts';
import type { LocalDatabase } from '@/providers/local/database.ts';
import type { Photograph } from './pastMoments.ts';

/**
 * Looks at a whole catalogue as the embedded back end has it in its tables, past the code that reads
 * it; the words that a product is found by belong to it. What did not change is held once.
 */
export const tablesCamera = (database: LocalDatabase) => {
  const held = new Map<string, Snapshot>();
  return async (): Promise<Photograph> => {
    const products = new Map<string, Snapshot>();
    const parts = new Map<string, Snapshot>();
    for (const { in: collection, data } of await database.rows('private').toArray())
      parts.set(collection.split('/')[1] ?? '', data);
    for (const { data, w } of await database.rows('products').toArray()) {
      const whole = { ...parts.get(String(data.id)), ...data, foundBy: [...w].sort() };
      const text = JSON.stringify(whole);
      const known = held.get(text) ?? whole;
      held.set(text, known);
      products.set(String(data.id), known);
    }
    return { at: new Date(), products };
  };
};
