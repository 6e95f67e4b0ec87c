import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useCount } from '@/components/list/useCount.ts';
import { targetActionFor } from '@/domain/moderation/moderateReports.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { TARGET_RESOURCE } from '@/providers/readReportTarget.ts';

/** What the trail calls each measure. */
const MEASURE_ACTION = {
  archiveProduct: 'archive',
  deactivateBusiness: 'deactivate',
  blockUser: 'block',
} as const;

/** How often a target was reported and dealt with this year, and how much of it waits: three counts. */
export const TargetRecord = ({
  report: { targetType, targetId },
}: {
  report: Pick<Report, 'targetType' | 'targetId'>;
}) => {
  const translate = useTranslate();
  const newYear = useMemo(() => new Date(Date.UTC(new Date().getUTCFullYear(), 0, 1)), []);
  const onTarget = { targetType, targetId };
  const { data: waiting } = useCount('reports', { ...onTarget, status: ['open', 'inReview'] });
  const { data: reported } = useCount('reports', { ...onTarget, createdAt_gte: newYear });
  const { data: measures } = useCount('audit', {
    resource: TARGET_RESOURCE[targetType],
    action: MEASURE_ACTION[targetActionFor(targetType)],
    records_contains: targetId,
    at_gte: newYear,
  });
  if (waiting === undefined || reported === undefined || measures === undefined) return null;
  return (
    <Typography variant="body2">
      {[
        translate('reports.item.waiting', { smart_count: waiting }),
        translate('reports.item.thisYear', { smart_count: reported }),
        measures > 0
          ? translate(`reports.item.measures.${targetType}`, { smart_count: measures })
          : translate('reports.item.noMeasure'),
      ].join(' · ')}
    </Typography>
  );
};
