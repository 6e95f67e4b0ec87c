import { useTranslate } from 'ra-core';
import { useBulkChange } from '@/components/actions/useBulkChange.ts';
import { useCommit } from '@/components/actions/useCommit.ts';
import { useFollowBusiness } from '@/components/actions/useFollowBusiness.ts';
import { type MeasureReturn, measureReturnWrites } from '@/domain/moderation/measureReturn.ts';
import { isClosed, moveReportsWrites } from '@/domain/moderation/moderateReports.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { closingWrites, reviewingWrites } from '@/providers/closeReports.ts';
import { readClosedTogether } from '@/providers/readClosedTogether.ts';
import { readMeasureReturn } from '@/providers/readMeasureReturn.ts';
import { readReportTarget } from '@/providers/readReportTarget.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** How a report is closed. */
export type Closing = 'resolve' | 'dismiss';

/** What can be asked for a report: closed, or closed with the measure against its target. */
export type ReportDecision = Closing | 'measure';

/** What reopening a report would take back. */
export interface Reopening {
  /** What one decision closed, the report itself first. */
  together: readonly Report[];
  measure: MeasureReturn;
}

const VERDICT = { resolve: 'resolved', dismiss: 'dismissed' } as const;

/** Closes and moves reports, with or without an act on what was reported. */
export const useModeration = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const bulkChange = useBulkChange();
  const followBusiness = useFollowBusiness();
  const translate = useTranslate();
  const ids = () => ({
    reportsAuditId: dataProvider.newId('audit'),
    targetAuditId: dataProvider.newId('audit'),
  });

  /** A business that was shut, or is open again, takes its products along. */
  const follow = ({ targetType, targetId }: Report, note: string) => {
    if (targetType === 'business') void followBusiness([targetId], 'standing', note);
  };

  const close = async (
    report: Report,
    closing: Closing,
    note: string,
    also: {
      target: boolean;
      others: boolean;
      /** What was ticked, whether or not there is anything to it by now. */
      chosen: readonly boolean[];
    },
  ) => {
    let closed = 1;
    const outcome = await commit({
      asked: [report.id, note, ...also.chosen],
      writes: async () => {
        const target = also.target ? await readReportTarget(dataProvider, report) : null;
        const decision = await closingWrites(
          dataProvider,
          [report],
          VERDICT[closing],
          { target, others: also.others },
          { actor, at: new Date(), note, ...ids() },
        );
        closed = decision.closed;
        return decision.writes;
      },
      done: `reports.done.${closing}`,
      messageArgs: () => ({ smart_count: closed }),
      nothing: 'reports.alreadyClosed',
    });
    if (outcome === 'done' && also.target) follow(report, note);
    return outcome;
  };

  const review = (report: Report) => {
    let moved = 1;
    return commit({
      asked: [report.id],
      writes: async () => {
        const taken = await reviewingWrites(dataProvider, report, { actor, ...ids() });
        moved = taken.moved;
        return taken.writes;
      },
      done: 'reports.done.review',
      messageArgs: () => ({ smart_count: moved }),
    });
  };

  /**
   * What reopening does about the measure, by the target as it is stored now, and which reports
   * were closed by the same decision.
   */
  const planReopening = async (report: Report): Promise<Reopening> => {
    const together = await readClosedTogether(dataProvider, report);
    return { together, measure: await readMeasureReturn(dataProvider, together) };
  };

  /** @param lift the measure to take back with the decision; null leaves it. */
  const reopen = async (reports: readonly Report[], note: string, lift: MeasureReturn | null) => {
    const lifts = lift?.kind === 'back';
    const outcome = await commit({
      asked: [...reports.map(({ id }) => id), note, lifts],
      writes: () => {
        const context = { actor, at: new Date(), note, ...ids() };
        return [
          ...moveReportsWrites(reports, 'open', context),
          ...(lifts ? measureReturnWrites(lift, context) : []),
        ];
      },
      done: lifts ? `reports.done.reopenAnd.${lift.measure}` : 'reports.done.reopen',
      messageArgs: { smart_count: reports.length },
    });
    const [report] = reports;
    if (outcome === 'done' && lifts && report) follow(report, note);
    return outcome;
  };

  const closeMany = (reports: readonly Report[], closing: Closing, note: string) => {
    const at = new Date();
    return bulkChange<Report>({
      title: translate(`reports.task.${closing}`),
      resource: 'reports',
      records: reports,
      changesOf: report =>
        isClosed(report)
          ? null
          : {
              status: VERDICT[closing],
              resolution: { at, by: actor.uid, note: note.trim(), action: 'none' },
            },
      action: closing,
      reason: note,
      done: done => translate(`reports.done.${closing}`, { smart_count: done.length }),
    });
  };
  return { busy, close, review, planReopening, reopen, closeMany };
};
