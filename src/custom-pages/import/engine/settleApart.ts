import { notDuplicatesWrites } from '@/domain/duplicates/decisions.ts';
import { isConflict } from '@/domain/errors.ts';
import type { ImportPlace } from './importPlace.ts';
import type { LookalikeLine } from './lookalikeState.ts';

/**
 * Remembers which new products somebody kept apart from ones there are, now that both are stored:
 * nobody is asked again, and the search learns from it. What cannot be remembered is asked again.
 */
export const settleApart = async (
  { dataProvider, actor, businessId }: Pick<ImportPlace, 'dataProvider' | 'actor' | 'businessId'>,
  lines: readonly LookalikeLine[],
): Promise<void> => {
  for (const { fresh, stored, candidate, choice } of lines) {
    if (choice !== 'apart') continue;
    const { id, content } = fresh.mapped;
    const judged = { score: candidate.score, said: candidate.verdict };
    const writes = notDuplicatesWrites(
      [
        { id, title: content.title },
        { id: stored.id, title: stored.title },
      ],
      { actor, auditId: dataProvider.newId('audit'), businessId, judged },
    );
    try {
      await dataProvider.commit(writes);
    } catch (error) {
      // Judged already, or one of both is gone.
      if (!isConflict(error)) console.warn('A judgement could not be remembered', error);
    }
  }
};
