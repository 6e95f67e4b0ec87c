import type { OwnerTaskNews } from '@/domain/functions/ownerTaskNews.ts';
import type { OwnerTask } from '@/domain/schemas/ownerTask.ts';
import type { OwnerTaskSign } from '@/domain/schemas/ownerTaskSign.ts';
import type { Asked } from '@/domain/schemas/task.ts';

/**
 * Asks functions for something of a business and follows it to its end: each time that it says something, with what it
 * gave since. Whoever follows it no further gives it up; where the page is closed it goes on.
 * @throws HttpError where it may not be asked, TaskUnanswered where nobody takes it up, and the signal's reason
 */
export type AskOwnerTask = (
  business: string,
  asked: Asked<OwnerTask>,
  signal: AbortSignal,
) => AsyncIterable<OwnerTaskNews>;

/** Owners' tasks, as a back end hands them over that has functions, or may have. */
export interface OwnerTaskService {
  ask: AskOwnerTask;
  /** The sign that functions left, one read; null where they left none. @throws HttpError 403 where it is over */
  sign: () => Promise<OwnerTaskSign | null>;
}
