import { get, set } from 'idb-keyval';
import { z } from 'zod';
import { checkKey, searchStore as store } from '@/components/device/keptStores.ts';
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

/**
 * Keeps a check in this browser, so that a reload need not read the whole catalogue again. Without
 * storage (a private window) it lasts as long as the page.
 */
export const saveCheck = async (
  uid: string,
  businessId: string,
  check: ChannelCheck,
): Promise<void> => {
  try {
    await set(checkKey(uid, businessId), check, store());
  } catch (error) {
    console.warn('The check for channels is not kept', error);
  }
};

/** A person's latest check of a business; null where there is none, or of another shape. */
export const loadCheck = async (uid: string, businessId: string): Promise<ChannelCheck | null> => {
  try {
    const kept = checkSchema.safeParse(await get(checkKey(uid, businessId), store()));
    return kept.success ? kept.data : null;
  } catch (error) {
    console.warn('The last check for channels cannot be read', error);
    return null;
  }
};
