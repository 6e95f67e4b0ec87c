import { z } from 'zod';
import { PLATFORMS } from '../platforms.ts';
import { trackedFields } from './common.ts';

/** Where an import run stands. */
export const IMPORT_STATUSES = ['running', 'paused', 'finished', 'cancelled', 'undone'] as const;

/** What the run did so far; every number counts products. */
export const importCountsSchema = z.object({
  total: z.int().min(0),
  created: z.int().min(0),
  updated: z.int().min(0),
  unchanged: z.int().min(0),
  failed: z.int().min(0),
});

/** One import of products, written in the same commits as its products. */
export const importRunSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  platform: z.enum(PLATFORMS),
  channel: z.enum(['api', 'csv']),
  shop: z.string(),
  fileName: z.string().nullable(),
  fileSize: z.number().nullable(),
  fileHash: z.string().nullable(),
  settings: z.record(z.string(), z.unknown()),
  counts: importCountsSchema,
  status: z.enum(IMPORT_STATUSES),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  /** How many of its products undoing took back; missing in runs that were undone without counting. */
  undone: z.object({ products: z.int().min(0), total: z.int().min(0) }).nullish(),
  auditId: z.string().nullish(),
  ...trackedFields,
});

/** What one atomic step of a run did, at `imports/{runId}/chunks/{n}`; enough to undo it. */
export const importChunkSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  created: z.array(z.object({ id: z.string(), hash: z.string() })),
  updated: z.array(
    z.object({ id: z.string(), hash: z.string(), before: z.record(z.string(), z.unknown()) }),
  ),
  failed: z.array(
    z.object({
      row: z.int(),
      key: z.string(),
      code: z.string(),
      message: z.string(),
      /** The product as rows of its platform's export; empty or missing where it is too large. */
      rows: z.array(z.record(z.string(), z.string())).nullish(),
    }),
  ),
});

/** One import of products. */
export type ImportRun = z.infer<typeof importRunSchema>;
/** One atomic step of an import. */
export type ImportChunk = z.infer<typeof importChunkSchema>;
