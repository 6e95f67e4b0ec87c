import type { Actor } from '@/domain/access/roles.ts';
import type { CurrentRecord } from '@/domain/administration/revertEntry.ts';
import { measureReturnProblem } from '@/domain/moderation/measureReturn.ts';
import type { MeasureItem } from '@/domain/moderation/planMeasures.ts';
import { revertDecisionWrites, undecided } from '@/domain/moderation/revertDecision.ts';
import { type BatchJob, type BatchOutcome, runBatches } from '@/domain/runBatches.ts';
import { auditEntrySchema } from '@/domain/schemas/audit.ts';
import { closingWrites } from './closeReports.ts';
import { readMeasureReturn } from './readMeasureReturn.ts';
import type { BackOfficeDataProvider } from './types.ts';
import { commitOnceOrAnew, type Unanswered } from './unanswered/commitOnce.ts';

type Provider = Pick<BackOfficeDataProvider, 'getList' | 'getMany' | 'getOne' | 'commit' | 'newId'>;

type Control = Pick<BatchJob<unknown>, 'signal' | 'onProgress'>;

/** A target that was decided on, with the entry that tells of its reports. */
export interface TakenMeasure {
  item: MeasureItem;
  auditId: string;
  /** How many reports were closed. */
  closed: number;
}

/** One commit a target: what is refused about one keeps none of the others back. */
const eachAlone = <T>(
  items: readonly T[],
  control: Control,
  act: (item: T) => Promise<void>,
): Promise<BatchOutcome<T>> =>
  runBatches({
    ...control,
    items,
    size: 1,
    commit: async ([item]) => {
      if (item !== undefined) await act(item);
    },
  });

/**
 * Resolves reports with the measure against each target, one step a target, as a single decision
 * does: under the versions that were read, with all that waits on the target by now.
 * @param unanswered what earlier rounds got no answer to: found where it was carried out, and not done
 * twice. What this round gets none to is added.
 */
export const takeMeasures = async (
  dataProvider: Provider,
  actor: Actor,
  items: readonly MeasureItem[],
  note: string,
  control: Control = {},
  unanswered: Unanswered<TakenMeasure> = new Map(),
): Promise<BatchOutcome<MeasureItem> & { taken: TakenMeasure[] }> => {
  const taken: TakenMeasure[] = [];
  const outcome = await eachAlone(items, control, async item => {
    const ids = item.reports.map(({ id }) => id).join();
    const { done } = await commitOnceOrAnew(dataProvider, unanswered, ids, async () => {
      const auditId = dataProvider.newId('audit');
      const { writes, closed } = await closingWrites(
        dataProvider,
        item.reports,
        'resolved',
        { target: item.target, others: true },
        {
          ...{ actor, at: new Date(), note },
          ...{ reportsAuditId: auditId, targetAuditId: dataProvider.newId('audit') },
        },
      );
      return { writes, done: { item, auditId, closed } };
    });
    taken.push(done);
  });
  return { ...outcome, taken };
};

/**
 * Takes one decision back with its measure.
 * @returns message keys of what stays as it is.
 * @throws Error whose message is a key, where nothing of it is left to be taken back.
 */
const takeBack = async (
  dataProvider: Provider,
  actor: Actor,
  { auditId }: TakenMeasure,
): Promise<string[]> => {
  const { data } = await dataProvider.getOne('audit', { id: auditId });
  const entry = auditEntrySchema.parse(data);
  const stored = await dataProvider.getMany('reports', { ids: entry.records });
  const records: CurrentRecord[] = stored.data.map(row => ({
    ...row,
    id: String(row.id),
    version: Number(row.version),
  }));
  const back = undecided(entry, records, 'reports');
  // What was decided anew has its own measure, or none on purpose.
  if (back.length === 0)
    throw new Error(
      records.some(({ resolution }) => resolution != null)
        ? 'reports.bulk.decidedSince'
        : 'reports.bulk.reopenedSince',
    );
  const measure = await readMeasureReturn(dataProvider, back);
  await dataProvider.commit(
    revertDecisionWrites(entry, back, 'reports', measure, {
      actor,
      at: new Date(),
      reason: '',
      newId: () => dataProvider.newId('audit'),
    }),
  );
  const problem = measureReturnProblem(measure);
  return [
    ...(back.length < entry.records.length ? ['reports.bulk.someDecidedSince'] : []),
    ...(problem ? [problem] : []),
  ];
};

/**
 * Takes decisions back, each with its measure in one step. What was changed since stays.
 * @returns with `kept`: what stays of each, as a message key.
 */
export const undoMeasures = async (
  dataProvider: Provider,
  actor: Actor,
  taken: readonly TakenMeasure[],
  control: Control = {},
): Promise<BatchOutcome<TakenMeasure> & { kept: { item: TakenMeasure; why: string }[] }> => {
  const kept: { item: TakenMeasure; why: string }[] = [];
  const outcome = await eachAlone(taken, control, async item => {
    for (const why of await takeBack(dataProvider, actor, item)) kept.push({ item, why });
  });
  return { ...outcome, kept };
};
