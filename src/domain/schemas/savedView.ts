import { z } from 'zod';
import { MAX_LENGTH, requiredLine } from './common.ts';

/** A list's filters, order and columns, kept under a name; survives sign-out. */
export const savedViewSchema = z.object({
  id: z.string(),
  userId: z.string(),
  resource: z.string(),
  name: requiredLine(MAX_LENGTH.name),
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
  perPage: z.int().min(1).max(100),
  columns: z.array(z.string()).nullable(),
  /** Who has it besides its author: all who administer, or nobody. */
  sharedWith: z.enum(['administrators']).nullish(),
  /** Not a view but a person's choice: the id of the view that the list opens with. */
  opens: z.string().max(128).nullish(),
  createdAt: z.date(),
});

/** A saved view of a list. */
export type SavedView = z.infer<typeof savedViewSchema>;
