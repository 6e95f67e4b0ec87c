import type { Actor } from '../access/roles.ts';
import type { BusinessStanding } from '../administration/businessActions.ts';
import {
  businessActionChanges,
  possibleBusinessActions,
} from '../administration/businessActions.ts';
import { auditedUpdates, MAX_AUDITED_RECORDS, type TrackedRecord } from '../audit.ts';
import type { Product } from '../schemas/product.ts';
import type { Report } from '../schemas/report.ts';
import type { CatalogueUser } from '../schemas/user.ts';
import type { Write } from '../write.ts';

/** How a report is closed. */
export type Verdict = 'resolved' | 'dismissed';

/** What is done to the reported thing itself. */
export const TARGET_ACTIONS = ['archiveProduct', 'deactivateBusiness', 'blockUser'] as const;

/** What is done to the reported thing itself. */
export type TargetAction = (typeof TARGET_ACTIONS)[number];

/** The reported thing as it was read, for the action that fits it. */
export type ReportTarget =
  | {
      type: 'product';
      record: Pick<Product, 'id' | 'version' | 'businessId' | 'status' | 'title' | 'mergedInto'>;
    }
  | {
      type: 'business';
      record: BusinessStanding & TrackedRecord & { businessName: string };
    }
  | { type: 'user'; record: Pick<CatalogueUser, 'id' | 'version' | 'status' | 'name'> };

/** The one action that fits a kind of target. */
export const targetActionFor = (type: Report['targetType']): TargetAction =>
  ({
    product: 'archiveProduct' as const,
    business: 'deactivateBusiness' as const,
    user: 'blockUser' as const,
  })[type];

/** Who decides, when and why; one audit entry tells of the reports, one of the target. */
export interface ModerationContext {
  actor: Actor;
  at: Date;
  note: string;
  reportsAuditId: string;
  targetAuditId: string;
}

/** Whether somebody closed the report already. */
export const isClosed = (report: Pick<Report, 'status'>): boolean =>
  report.status === 'resolved' || report.status === 'dismissed';

/** Whether the measure would change anything about the target where it stands, done by `actorId`. */
export const takesMeasure = (target: ReportTarget, actorId: string): boolean => {
  if (target.type === 'product') return target.record.status !== 'archived';
  if (target.type === 'user') return target.record.status !== 'blocked';
  return possibleBusinessActions(target.record, actorId).includes('deactivate');
};

/** How the target stands, in its own words. */
const standingOf = ({ type, record }: ReportTarget): string =>
  type === 'business' ? record.isBusinessOwner : record.status;

const targetWrites = (target: ReportTarget, context: ModerationContext): Write[] => {
  const { actor, at, note } = context;
  const audit = {
    auditId: context.targetAuditId,
    actor,
    source: 'moderation' as const,
    reason: note,
  };
  if (target.type === 'product') {
    const { record } = target;
    const update = { record, changes: { status: 'archived' } };
    return auditedUpdates('products', [update], {
      ...audit,
      action: 'archive',
      label: record.title,
    });
  }
  if (target.type === 'user') {
    const { record } = target;
    const update = { record, changes: { status: 'blocked' } };
    return auditedUpdates('users', [update], { ...audit, action: 'block', label: record.name });
  }
  const { record } = target;
  const changes = businessActionChanges(record, 'deactivate', {
    actorId: actor.uid,
    at,
    reason: note.slice(0, 500),
  });
  if (!changes) return [];
  return auditedUpdates('business', [{ record, changes }], {
    ...audit,
    action: 'deactivate',
    label: record.businessName,
  });
};

/**
 * The writes that close reports on one target, and act on the target if asked to: all or nothing,
 * under the versions that were read, so that of two administrators one is told.
 * A target that stands there already is left as it is.
 * @param reports open ones on the same target, at most 200.
 */
export const closeReportsWrites = (
  reports: readonly Report[],
  verdict: Verdict,
  target: ReportTarget | null,
  context: ModerationContext,
): Write[] => {
  const open = reports.filter(report => !isClosed(report)).slice(0, MAX_AUDITED_RECORDS);
  const measure = target ? targetWrites(target, context) : [];
  const resolution = {
    at: context.at,
    by: context.actor.uid,
    note: context.note.trim(),
    ...(target && measure.length > 0
      ? { action: targetActionFor(target.type), was: standingOf(target) }
      : { action: 'none' }),
  };
  const writes = auditedUpdates(
    'reports',
    open.map(record => ({ record, changes: { status: verdict, resolution } })),
    {
      auditId: context.reportsAuditId,
      actor: context.actor,
      action: verdict === 'resolved' ? 'resolve' : 'dismiss',
      source: 'moderation',
      reason: context.note.trim(),
      label: open[0]?.targetLabel ?? '',
    },
  );
  return writes.length > 0 ? [...writes, ...measure] : writes;
};

/**
 * What was done to the target when a report was closed; null where nothing was, or nothing this
 * console knows.
 * @param action as it is stored with the outcome.
 */
export const measureOf = (action: unknown): TargetAction | null =>
  TARGET_ACTIONS.find(known => known === action) ?? null;

/** The writes that take reports into review, or put closed ones back into the queue. */
export const moveReportsWrites = (
  reports: readonly Report[],
  status: 'inReview' | 'open',
  context: Pick<ModerationContext, 'actor' | 'note' | 'reportsAuditId'>,
): Write[] =>
  auditedUpdates(
    'reports',
    reports.map(record => ({
      record,
      changes: { status, ...(status === 'open' ? { resolution: null } : {}) },
    })),
    {
      auditId: context.reportsAuditId,
      actor: context.actor,
      action: status === 'open' ? 'reopen' : 'review',
      source: 'moderation',
      reason: context.note.trim(),
      label: reports[0]?.targetLabel ?? '',
    },
  );
