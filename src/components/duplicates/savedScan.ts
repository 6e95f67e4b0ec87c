import { get, set } from 'idb-keyval';
import { z } from 'zod';
import { VARIANT_KINDS } from '@/domain/duplicates/differsOnlyIn.ts';
import { REASON_KINDS } from '@/domain/duplicates/reasons.ts';
import { VERDICTS } from '@/domain/duplicates/verdicts.ts';
import { yieldToMain } from '@/lib/yieldToMain.ts';
import { searchStore as store } from '../device/keptStores.ts';

const scannedProductSchema = z.object({
  id: z.string(),
  title: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  price: z.number().nullable(),
  currency: z.string(),
  image: z.string().nullable(),
});

const candidateSchema = z.object({
  id: z.string(),
  products: z.tuple([z.string(), z.string()]),
  score: z.number(),
  verdict: z.enum(VERDICTS),
  reasons: z.array(
    z.object({
      kind: z.enum(REASON_KINDS),
      points: z.number(),
      likeness: z.number().optional(),
    }),
  ),
  acrossBusinesses: z.boolean(),
});

const scanSchema = z.object({
  /** When it ended, in milliseconds since the epoch. */
  at: z.number(),
  /** Pairs left to judge, surest first. */
  candidates: z.array(candidateSchema),
  /** Products that may be options of one. */
  variants: z.array(
    z.object({ products: z.array(z.string()), differs: z.array(z.enum(VARIANT_KINDS)) }),
  ),
  /** The products of the candidates and the variants. */
  products: z.map(z.string(), scannedProductSchema),
  /** How many products were looked at. */
  total: z.number(),
  milliseconds: z.number(),
  /** Products that were not compared with everything like them: there was too much. */
  cutShort: z.number(),
  /** Pairs that were found and not kept: the least sure ones. */
  leftOut: z.number(),
  /** What people said of pairs that a search had found, in whatever order. */
  labels: z.array(
    z.object({ score: z.number(), said: z.enum(VERDICTS), same: z.boolean(), at: z.number() }),
  ),
});

/** What the queue shows of a product. */
export type ScannedProduct = z.infer<typeof scannedProductSchema>;
/** The outcome of a search for duplicates. */
export type Scan = z.infer<typeof scanSchema>;

/**
 * Keeps the outcome of a search in this browser, so that a reload, or the dashboard, need not read
 * the whole catalogue again. Without storage (a private window) it lasts as long as the page.
 */
export const saveScan = async (uid: string, scan: Scan): Promise<void> => {
  try {
    // Copying thousands of pairs takes the browser a while: what is on the page comes first.
    await yieldToMain();
    await set(uid, scan, store());
  } catch (error) {
    console.warn('The search for duplicates is not kept', error);
  }
};

/** This person's latest search; null where there is none, or an older console kept another shape. */
export const loadScan = async (uid: string): Promise<Scan | null> => {
  try {
    const kept = scanSchema.safeParse(await get(uid, store()));
    return kept.success ? kept.data : null;
  } catch (error) {
    console.warn('The last search for duplicates cannot be read', error);
    return null;
  }
};
