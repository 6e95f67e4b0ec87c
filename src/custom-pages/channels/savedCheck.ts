import { z } from 'zod';
import { persistedSearch } from '@/components/device/persistedSearch.ts';
import { RULE_IDS } from '@/domain/channels/rule.ts';
import type { ChannelCheck } from './checkCatalogue.ts';

const size = z.number().nullish();

const measured = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['characters', 'count']), value: z.number() }),
  z.object({ kind: z.literal('pixels'), width: z.number(), height: z.number() }),
  z.object({ kind: z.literal('amount'), minor: z.number(), currency: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.enum(['missing', 'unmeasured']) }),
]);

const problems = z.array(
  z.object({ id: z.enum(RULE_IDS), verdict: z.enum(['broken', 'unknown']), measured }),
);

const checkSchema: z.ZodType<ChannelCheck> = z.object({
  at: z.number(),
  today: z.string(),
  total: z.number(),
  products: z.map(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      businessId: z.string(),
      image: z.string().nullable(),
      pictures: z.array(z.object({ url: z.string(), width: size, height: size })),
      problems: z.object({ google: problems, shopify: problems, wix: problems }),
    }),
  ),
  sizes: z.map(z.string(), z.object({ width: z.number(), height: z.number() })),
});

/** The latest check of a business's products, by `checkKey`. */
export const savedCheck = persistedSearch(checkSchema, 'The check for channels');
