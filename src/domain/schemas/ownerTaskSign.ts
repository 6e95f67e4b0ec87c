import { z } from 'zod';

/**
 * Where the functions that do owners' tasks leave the sign that they are there; the rules give it to
 * whoever is signed in, until it is over.
 */
export const OWNER_TASK_SIGN = { collection: 'functionSigns', id: 'ownerTasks' } as const;

/** What functions say of whether owners' tasks are done. Only functions write it. */
export const ownerTaskSignSchema = z.object({
  /** Until when it holds, by the server's time, unless it is left anew. */
  until: z.date(),
  /** Whether tasks are done; otherwise that is switched off. */
  does: z.boolean(),
  /** Whether there is a secret with shops that can be read. */
  shops: z.boolean(),
});

/** What functions say of whether owners' tasks are done. */
export type OwnerTaskSign = z.infer<typeof ownerTaskSignSchema>;
