import type { AuditEntry } from '../schemas/audit.ts';
import type { DuplicateDecision } from '../schemas/duplicateDecision.ts';
import type { Label } from './learnThresholds.ts';

/**
 * What people said of pairs that the search had found: those they merged (and did not take back),
 * and those they set apart. Pairs they picked themselves say nothing about the search.
 */
export const labelsOf = (
  decisions: readonly DuplicateDecision[],
  merges: readonly AuditEntry[],
  unmerges: readonly AuditEntry[],
): Label[] => {
  const reverted = new Set(unmerges.map(({ reverts }) => reverts));
  const same = merges
    .filter(({ id }) => !reverted.has(id))
    .flatMap(({ judged, at }) =>
      (judged ?? []).map(({ score, said }) => ({ score, said, same: true, at: at.getTime() })),
    );
  const different = decisions.flatMap(({ score, said, decidedAt }) =>
    typeof score === 'number' && said
      ? [{ score, said, same: false, at: decidedAt.getTime() }]
      : [],
  );
  return [...same, ...different];
};
