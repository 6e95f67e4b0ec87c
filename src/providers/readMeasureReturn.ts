import { type MeasureReturn, measureReturn } from '@/domain/moderation/measureReturn.ts';
import { measureOf } from '@/domain/moderation/moderateReports.ts';
import { reportSchema } from '@/domain/schemas/report.ts';
import { readReportTarget } from './readReportTarget.ts';
import type { BackOfficeDataProvider } from './types.ts';

/**
 * What taking back one decision about reports does about its measure. The reports that a decision
 * closed have one target: one read, none where there was no measure.
 * @param records the reports as they are stored now.
 */
export const readMeasureReturn = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  records: readonly unknown[],
): Promise<MeasureReturn> => {
  const measured = records
    .flatMap(record => reportSchema.safeParse(record).data ?? [])
    .find(({ resolution }) => measureOf(resolution?.action));
  return measured
    ? measureReturn(measured.resolution, await readReportTarget(dataProvider, measured))
    : { kind: 'none' };
};
