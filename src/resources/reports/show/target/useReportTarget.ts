import { type RaRecord, useGetOne } from 'ra-core';
import type { Report } from '@/domain/schemas/report.ts';
import { TARGET_RESOURCE } from '@/providers/readReportTarget.ts';

/** The reported record, as far as it still exists. */
export const useReportTarget = (report: Pick<Report, 'targetType' | 'targetId'>) =>
  useGetOne<RaRecord & { id: string }>(
    TARGET_RESOURCE[report.targetType],
    { id: report.targetId },
    { retry: false },
  );
