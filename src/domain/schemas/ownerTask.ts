import { z } from 'zod';
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

/**
 * What an owner asks functions to do, at `business/{business}/tasks/{id}`. The rules let the owner of that business
 * write it, and administrators; functions say under it what became of it.
 */
export const ownerTaskSchema = z.discriminatedUnion('kind', [readShopTaskSchema]);

/** Where a business's tasks are. */
export const ownerTasks = (business: string): string => `business/${business}/tasks`;

/** What an owner asks functions to do. */
export type OwnerTask = z.infer<typeof ownerTaskSchema>;
