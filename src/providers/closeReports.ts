import { MAX_AUDITED_RECORDS } from '@/domain/audit.ts';
import {
  closeReportsWrites,
  isClosed,
  type ModerationContext,
  moveReportsWrites,
  type ReportTarget,
  type Verdict,
} from '@/domain/moderation/moderateReports.ts';
import type { Report } from '@/domain/schemas/report.ts';
import type { Write } from '@/domain/write.ts';
import type { BackOfficeDataProvider } from './types.ts';

/** Waiting reports on a target, newest first: as many as one decision closes. */
const readWaiting = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
  { targetType, targetId }: Report,
): Promise<Report[]> => {
  const { data } = await dataProvider.getList<Report>('reports', {
    filter: { targetType, targetId, status: ['open', 'inReview'] },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_AUDITED_RECORDS },
    meta: { total: 'none' },
  });
  return data;
};

/**
 * The writes of one decision about a target: it closes the given reports under the versions that
 * were read, if asked to all others that wait as well, and acts on the target.
 * @param reports on one target.
 * @param target what is acted on; null where nothing is.
 * @returns them with how many reports they close.
 */
export const closingWrites = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
  [first, ...more]: readonly [Report, ...Report[]],
  verdict: Verdict,
  also: { target: ReportTarget | null; others: boolean },
  context: ModerationContext,
): Promise<{ writes: Write[]; closed: number }> => {
  const given = [first, ...more];
  const ids = new Set(given.map(({ id }) => id));
  const others = also.others ? await readWaiting(dataProvider, first) : [];
  const reports = [...given, ...others.filter(({ id }) => !ids.has(id))]
    .filter(report => !isClosed(report))
    .slice(0, MAX_AUDITED_RECORDS);
  const writes = closeReportsWrites(reports, verdict, also.target, context);
  return { writes, closed: reports.length };
};

/**
 * The writes that take a report into review, together with all others on its target that are open:
 * they are one item of the queue.
 * @returns them with how many reports they move.
 */
export const reviewingWrites = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
  report: Report,
  context: Pick<ModerationContext, 'actor' | 'reportsAuditId'>,
): Promise<{ writes: Write[]; moved: number }> => {
  const waiting = await readWaiting(dataProvider, report);
  const others = waiting.filter(({ id, status }) => id !== report.id && status === 'open');
  const reports = [report, ...others].slice(0, MAX_AUDITED_RECORDS);
  const writes = moveReportsWrites(reports, 'inReview', { ...context, note: '' });
  return { writes, moved: reports.length };
};
