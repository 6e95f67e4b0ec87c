import { z } from 'zod';

const seenSchema = z.object({ seenDrafts: z.array(z.string()) });

/** The drafts gone through before this one, from what the address carries along. */
export const seenDrafts = (state: unknown): string[] =>
  seenSchema.safeParse(state).data?.seenDrafts ?? [];

/**
 * The draft to go on with: the first that was not seen yet. What was left a draft comes up once.
 * @param drafts at least one more than were seen, in the order of the list.
 */
export const nextDraft = <T extends { id: string }>(
  drafts: readonly T[],
  seen: readonly string[],
): T | null => drafts.find(({ id }) => !seen.includes(id)) ?? null;
