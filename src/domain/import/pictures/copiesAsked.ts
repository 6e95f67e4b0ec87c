import { type OwnerTaskNews, TaskUnanswered } from '../../functions/ownerTaskNews.ts';
import { isOwnerTaskRefusal, OwnerTaskRefused } from '../../functions/ownerTaskRefusal.ts';
import type { CopyPicturesTask } from '../../schemas/ownerTask.ts';

/**
 * What became of pictures that functions were asked to copy.
 * @param news what the task says, to its end.
 * @returns null where nobody took it up: functions that copy pictures may not be deployed.
 * @throws OwnerTaskRefused where functions did not begin it, and what following the task throws
 */
export const copiesAsked = async (
  news: AsyncIterable<OwnerTaskNews>,
): Promise<CopyPicturesTask | null> => {
  let said: CopyPicturesTask | null = null;
  try {
    for await (const { task } of news) if (task.kind === 'copyPictures') said = task;
  } catch (error) {
    if (!(error instanceof TaskUnanswered)) throw error;
    return null;
  }
  if (said?.state === 'failed')
    throw new OwnerTaskRefused(isOwnerTaskRefusal(said.failure) ? said.failure : 'invalid');
  return said;
};
