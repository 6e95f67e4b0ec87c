import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { RelatedList } from '@/components/RelatedList.tsx';
import { MEASURE_ACTIONS } from '@/domain/moderation/measureActions.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { TARGET_RESOURCE } from '@/providers/readReportTarget.ts';

const NEWEST = { field: 'at', order: 'DESC' } as const;
const SHOWN = 5;

/** The latest decisions about what was reported: taken off sale, shut out, let in again. */
export const TargetMeasures = ({
  report: { targetType, targetId },
}: {
  report: Pick<Report, 'targetType' | 'targetId'>;
}) => {
  const translate = useTranslate();
  const format = useDateFormat();
  return (
    <RelatedList<AuditEntry>
      resource="audit"
      target="records@contains"
      id={targetId}
      filter={{
        resource: TARGET_RESOURCE[targetType],
        action: [...MEASURE_ACTIONS[targetType]],
      }}
      sort={NEWEST}
      limit={SHOWN}
      meta={{ total: 'none' }}
      empty={translate('reports.show.noMeasures')}
      render={entry => (
        <>
          <Typography variant="body2">
            {translate(`audit.action.${entry.action}`, { _: entry.action })}
            {' · '}
            <time dateTime={entry.at.toISOString()}>{format(entry.at, 'time')}</time>
            {' · '}
            {entry.actorEmail}
          </Typography>
          {entry.reason && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {translate('audit.why', { reason: entry.reason })}
            </Typography>
          )}
        </>
      )}
    />
  );
};
