import { z } from 'zod';
import { persistedSearch } from '@/components/device/persistedSearch.ts';
import type { Spellings } from './readSpellings.ts';

const names = z.array(z.string());

const readSchema: z.ZodType<Omit<Spellings, 'clusters'>> = z.object({
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
