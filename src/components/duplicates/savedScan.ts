import { z } from 'zod';
import { VARIANT_KINDS } from '@/domain/duplicates/differsOnlyIn.ts';
import { REASON_KINDS } from '@/domain/duplicates/reasons.ts';
import { VERDICTS } from '@/domain/duplicates/verdicts.ts';
import { persistedSearch } from '../device/persistedSearch.ts';

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

/** The latest search of each person, by uid. */
export const savedScan = persistedSearch(scanSchema, 'The search for duplicates');
