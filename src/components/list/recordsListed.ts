import { z } from 'zod';

const metaSchema = z.object({
  records: z.number().nullable(),
  /** How many records the rows stand for, where a count of the filters would find others. */
  standFor: z.number().optional(),
});

/** What a list's answer says in its `meta` where its rows are not the records that match its filters. */
export type RecordsMeta = z.infer<typeof metaSchema>;

/**
 * @param list what react-admin knows of a list in view.
 * @returns how many records its rows stand for; null where that is no number of all that match.
 */
export const recordsListed = (list: { total?: number; meta?: unknown }): number | null => {
  const meta = metaSchema.safeParse(list.meta);
  return meta.success ? meta.data.records : (list.total ?? null);
};

/** @returns how many records the rows of a list stand for, where it says so itself; null elsewhere. */
export const recordsStoodFor = (list: { meta?: unknown }): number | null =>
  metaSchema.safeParse(list.meta).data?.standFor ?? null;
