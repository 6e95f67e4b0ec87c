import type { Actor } from '../access/roles.ts';
import { businessActionChanges } from '../administration/businessActions.ts';
import { auditedUpdates } from '../audit.ts';
import type { AuditAction } from '../auditActions.ts';
import type { Business } from '../schemas/business.ts';
import type { Report } from '../schemas/report.ts';
import type { Write } from '../write.ts';
import { measureOf, type ReportTarget, type TargetAction } from './moderateReports.ts';

/** Why a measure stays although the decision it came with is taken back. */
export type MeasureStay = 'gone' | 'merged' | 'deleted' | 'decidedSince' | 'unknownBefore';

/** What becomes of the measure of a decision that is taken back. */
export type MeasureReturn =
  | { kind: 'none' }
  /** It is taken back with the decision. */
  | { kind: 'back'; measure: TargetAction; target: ReportTarget; to: string }
  /** Somebody lifted it already. */
  | { kind: 'over'; measure: TargetAction }
  | { kind: 'stays'; measure: TargetAction; why: MeasureStay };

/** Where a product may stand that is not archived. */
const PRODUCT_BEFORE = { active: 'activate', draft: 'draft' } as const satisfies Record<
  string,
  AuditAction
>;

type Outcome = NonNullable<Report['resolution']>;

/** Whether the last word on a business is the one that came with the decision. */
const isLastWord = ({ statusHistory }: Pick<Business, 'statusHistory'>, outcome: Outcome) => {
  const last = statusHistory.at(-1);
  return (
    last?.to === 'deactivated' &&
    last.by === outcome.by &&
    last.at.getTime() === outcome.at.getTime()
  );
};

/**
 * What taking a decision back does about its measure: it goes with the decision where the target
 * still stands as the measure left it, and how it stood before is known.
 * @param target as it is now; null where it is gone.
 */
export const measureReturn = (
  outcome: Report['resolution'],
  target: ReportTarget | null,
): MeasureReturn => {
  const measure = measureOf(outcome?.action);
  if (!outcome || !measure) return { kind: 'none' };
  const stays = (why: MeasureStay): MeasureReturn => ({ kind: 'stays', measure, why });
  if (!target) return stays('gone');
  if (target.type === 'product') {
    const { status, mergedInto } = target.record;
    if (mergedInto) return stays('merged');
    if (status !== 'archived') return { kind: 'over', measure };
    const to = Object.keys(PRODUCT_BEFORE).find(known => known === outcome.was);
    return to ? { kind: 'back', measure, target, to } : stays('unknownBefore');
  }
  if (target.type === 'user')
    return target.record.status === 'blocked'
      ? { kind: 'back', measure, target, to: 'active' }
      : { kind: 'over', measure };
  if (target.record.isDeleted) return stays('deleted');
  if (target.record.isBusinessOwner !== 'deactivated') return { kind: 'over', measure };
  return isLastWord(target.record, outcome)
    ? { kind: 'back', measure, target, to: 'approved' }
    : stays('decidedSince');
};

/** Message key of why a measure stays as it is; null where it goes, or there was none. */
export const measureReturnProblem = (plan: MeasureReturn): string | null => {
  if (plan.kind === 'over') return `reports.measureOver.${plan.measure}`;
  return plan.kind === 'stays' ? `reports.measureWhy.${plan.why}` : null;
};

/** The writes that take a measure back, under the version of the target that was read. */
export const measureReturnWrites = (
  { target, to }: Extract<MeasureReturn, { kind: 'back' }>,
  context: { actor: Actor; at: Date; note: string; targetAuditId: string },
): Write[] => {
  const { actor, at, note } = context;
  const audit = {
    auditId: context.targetAuditId,
    actor,
    source: 'moderation' as const,
    reason: note,
  };
  if (target.type === 'product') {
    const { record } = target;
    const action = to === 'draft' ? PRODUCT_BEFORE.draft : PRODUCT_BEFORE.active;
    return auditedUpdates('products', [{ record, changes: { status: to } }], {
      ...audit,
      action,
      label: record.title,
    });
  }
  if (target.type === 'user') {
    const { record } = target;
    return auditedUpdates('users', [{ record, changes: { status: to } }], {
      ...audit,
      action: 'unblock',
      label: record.name,
    });
  }
  const { record } = target;
  const changes = businessActionChanges(record, 'reactivate', {
    actorId: actor.uid,
    at,
    reason: note.slice(0, 500),
  });
  if (!changes) return [];
  return auditedUpdates('business', [{ record, changes }], {
    ...audit,
    action: 'reactivate',
    label: record.businessName,
  });
};
