import { z } from 'zod';
import { persistedSearch } from '@/components/device/persistedSearch.ts';
import type { SpelledProduct } from '@/domain/spelling/spellingFields.ts';

/** What was read of the names that a business's products have. */
export interface ReadNames {
  /** When they were read, in milliseconds since 1970. */
  at: number;
  /** How many products were read. */
  read: number;
  /** Whether there are more than were read. */
  capped: boolean;
  products: ReadonlyMap<string, SpelledProduct>;
}

const names = z.array(z.string());

const readSchema: z.ZodType<ReadNames> = z.object({
  at: z.number(),
  read: z.number(),
  capped: z.boolean(),
  products: z.map(
    z.string(),
    z.object({ id: z.string(), brand: names, category: names, tags: names, options: names }),
  ),
});

/** What was read of the names of a business's products, by `spellingsKey`. */
export const savedSpellings = persistedSearch(readSchema, 'How names are written');

/** The key of a business's names, with what of them may be one, in the cache of this session. */
export const foundSpellingsKey = (businessId: string) => ['spelling', 'found', businessId];
