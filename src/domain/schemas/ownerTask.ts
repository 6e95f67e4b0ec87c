import { z } from 'zod';
import { pictureTaskFields } from './pictureTask.ts';
import { taskFields } from './task.ts';

const readShopTaskSchema = z.object({
  ...taskFields,
  kind: z.literal('readShop'),
  /**
   * In how many pieces what was read so far lies at `business/{business}/tasks/{id}/parts/{0, 1, …}`; missing until
   * somebody is at it.
   */
  parts: z.int().min(0).max(10_000).nullish(),
  /** Whether the shop has more products than were read. */
  capped: z.boolean().nullish(),
});

const copyPicturesTaskSchema = z.object({
  ...taskFields,
  kind: z.literal('copyPictures'),
  ...pictureTaskFields,
});

/**
 * What an owner asks functions to do, at `business/{business}/tasks/{id}`. The rules let the owner of that business
 * write it, and administrators; functions say under it what became of it.
 */
export const ownerTaskSchema = z.discriminatedUnion('kind', [
  readShopTaskSchema,
  copyPicturesTaskSchema,
]);

/** That pictures are copied. */
export type CopyPicturesTask = z.infer<typeof copyPicturesTaskSchema>;

/** Where a business's tasks are. */
export const ownerTasks = (business: string): string => `business/${business}/tasks`;

/** What an owner asks functions to do. */
export type OwnerTask = z.infer<typeof ownerTaskSchema>;
