import type { Report } from '../schemas/report.ts';
import { isClosed, type ReportTarget, takesMeasure } from './moderateReports.ts';
import { targetKey } from './reportItems.ts';

/** Why a target is left alone, with the reports on it. */
export type MeasureRefusal = 'gone' | 'taken' | 'denied' | 'deleted' | 'own' | 'notLetIn';

/** A target of selected reports, with those of them that wait: what is decided in one step. */
export interface MeasureItem {
  type: Report['targetType'];
  /** What it is called. */
  name: string;
  /** Never empty. */
  reports: readonly [Report, ...Report[]];
  /** As it was read; null where it is gone. */
  target: ReportTarget | null;
}

/** What acting on the targets of selected reports would do. */
export interface MeasurePlan {
  /** Targets that the measure of their kind would change. */
  fitting: MeasureItem[];
  /** Targets that stand there already: their reports are resolved, and nothing else. */
  standing: MeasureItem[];
  left: { item: MeasureItem; why: MeasureRefusal }[];
  /** How many of the reports are closed already. */
  closed: number;
}

/** What decides about targets besides how they stand. */
export interface MeasureContext {
  actorId: string;
  mayChange: (type: Report['targetType']) => boolean;
  /** Whether somebody else has the target, by its key. */
  isTaken: (target: string) => boolean;
}

const standsThere = ({ type, record }: ReportTarget): boolean =>
  type === 'business' ? record.isBusinessOwner === 'deactivated' && !record.isDeleted : true;

const refusalOf = ({ type, target, reports }: MeasureItem, context: MeasureContext) => {
  if (context.isTaken(targetKey(reports[0]))) return 'taken';
  if (!target) return 'gone';
  if (!context.mayChange(type)) return 'denied';
  if (takesMeasure(target, context.actorId) || standsThere(target)) return null;
  if (target.type === 'business' && target.record.isDeleted) return 'deleted';
  return target.record.id === context.actorId ? 'own' : 'notLetIn';
};

const itemsOf = (
  reports: readonly Report[],
  targets: ReadonlyMap<string, ReportTarget>,
): MeasureItem[] => {
  const byTarget = new Map<string, MeasureItem>();
  for (const report of reports) {
    const key = targetKey(report);
    const known = byTarget.get(key);
    byTarget.set(key, {
      type: report.targetType,
      name: known?.name ?? (report.targetLabel || report.targetId),
      reports: known ? [...known.reports, report] : [report],
      target: targets.get(key) ?? null,
    });
  }
  return [...byTarget.values()];
};

/**
 * What acting on the targets of selected reports would do: each target once, however many reports
 * there are on it, in the order of the selection.
 * @param targets as they were read, by key; without those that are gone.
 */
export const planMeasures = (
  reports: readonly Report[],
  targets: ReadonlyMap<string, ReportTarget>,
  context: MeasureContext,
): MeasurePlan => {
  const waiting = reports.filter(report => !isClosed(report));
  const plan: MeasurePlan = {
    fitting: [],
    standing: [],
    left: [],
    closed: reports.length - waiting.length,
  };
  for (const item of itemsOf(waiting, targets)) {
    const why = refusalOf(item, context);
    if (why) plan.left.push({ item, why });
    else if (item.target && takesMeasure(item.target, context.actorId)) plan.fitting.push(item);
    else plan.standing.push(item);
  }
  return plan;
};
