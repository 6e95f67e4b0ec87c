import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { RecordHistory } from '@/components/history/RecordHistory.tsx';
import { RelatedList } from '@/components/RelatedList.tsx';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import { measureOf } from '@/domain/moderation/moderateReports.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { ReportAge } from '../ReportAge.tsx';
import { ReporterRecord } from './ReporterRecord.tsx';
import { TargetRecord } from './TargetRecord.tsx';
import { ReportedTarget } from './target/ReportedTarget.tsx';
import { TargetMeasures } from './target/TargetMeasures.tsx';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography variant="overline" component="h3" color="textSecondary">
      {title}
    </Typography>
    {children}
  </div>
);

/** Everything about one report: what was said, the target, its other reports, the outcome. */
export const ReportBody = ({ report }: { report: Report }) => {
  const translate = useTranslate();
  const format = useDateFormat();
  const { addressOf } = useOpenRecord();
  const { targetType, targetId, resolution } = report;
  const onTarget = { targetType, targetId };
  return (
    <>
      <Part title={translate('reports.show.report')}>
        <Typography variant="subtitle2">{translate(`reports.reason.${report.reason}`)}</Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {report.message}
        </Typography>
        <ReporterRecord report={report} />
      </Part>
      {resolution && (
        <Part title={translate('reports.show.outcome')}>
          <Typography>
            {translate(`reports.measure.${resolution.action}`, { _: resolution.action })}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {resolution.note}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('reports.show.closed', { date: format(resolution.at, 'time') })}
          </Typography>
        </Part>
      )}
      <Part title={translate('reports.show.target')}>
        <ReportedTarget report={report} />
      </Part>
      <Part title={translate('reports.show.measures')}>
        <TargetMeasures report={report} />
      </Part>
      <Part title={translate('reports.show.otherReports')}>
        <TargetRecord report={report} />
        <RelatedList<Report>
          resource="reports"
          target="targetId"
          id={targetId}
          filter={{ targetType }}
          sort={NEWEST}
          limit={6}
          allHref={listAddress(paths.reports(), onTarget)}
          empty={translate('reports.show.noOthers')}
          render={other =>
            other.id === report.id ? (
              <Typography variant="body2" color="textSecondary">
                {translate('reports.show.thisOne')} · {translate(`reports.reason.${other.reason}`)}
              </Typography>
            ) : (
              <Typography variant="body2">
                <MuiLink component={Link} to={addressOf(other.id)} underline="always">
                  {translate(`reports.reason.${other.reason}`)}
                </MuiLink>
                {' · '}
                {translate(`reports.status.${other.status}`)}
                {other.resolution &&
                  measureOf(other.resolution.action) &&
                  ` · ${translate(`reports.measure.${other.resolution.action}`)}`}
                {' · '}
                {other.reporterName}
                {' · '}
                <ReportAge report={other} />
              </Typography>
            )
          }
        />
      </Part>
      <Part title={translate('audit.title')}>
        <RecordHistory resource="reports" recordId={report.id} version={report.version} />
      </Part>
    </>
  );
};
