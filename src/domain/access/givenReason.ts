import type { AccessRecord, DenialReason } from './evaluateAccess.ts';

/** How a status history calls what keeps somebody out. */
const STANDING: Partial<Record<DenialReason, string>> = {
  deleted: 'deleted',
  deactivated: 'deactivated',
  rejected: 'rejected',
};

/** As long as a form lets a reason be. */
const LONGEST = 500;

const part = (step: unknown, name: string): unknown =>
  typeof step === 'object' && step !== null ? Reflect.get(step, name) : undefined;

/**
 * The words with which somebody was shut out, as the own record has them; null where none were
 * given, or where what keeps them out came about in another way.
 * @param record the person's own record, unread.
 */
export const givenReason = (record: AccessRecord | null, denial: DenialReason): string | null => {
  const standing = STANDING[denial];
  const history = record?.statusHistory;
  if (!standing || !Array.isArray(history)) return null;
  const last: unknown = history.findLast((step: unknown) => {
    const ends = [part(step, 'from'), part(step, 'to')];
    // Deleting and restoring leave the status below as it was.
    return ends.includes(standing) && (standing === 'deleted' || !ends.includes('deleted'));
  });
  const reason = part(last, 'to') === standing ? part(last, 'reason') : null;
  return typeof reason === 'string' && reason.trim() ? reason.trim().slice(0, LONGEST) : null;
};
