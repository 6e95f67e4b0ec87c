import { z } from 'zod';

const stateSchema = z.object({ ids: z.array(z.string()).min(1).max(5000) });

/** The selected products, which the browser keeps with the address: too many to stand in it. */
export const selectionState = (ids: readonly string[]) => ({ ids });

/** @returns the ids; null where the address was opened without them. */
export const selectedOf = (state: unknown): readonly string[] | null =>
  stateSchema.safeParse(state).data?.ids ?? null;
