import Typography from '@mui/material/Typography';
import { ClaimMark } from '@/components/claims/ClaimMark.tsx';
import type { Column } from '@/components/list/column.ts';
import { NameCell } from '@/components/list/NameCell.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { REPORT_TONE, SEVERITY_TONE } from '@/components/tones/reportTone.ts';
import { type QueuedReport, severityOf, targetKey } from '@/domain/moderation/reportItems.ts';
import { ReportAge } from '../ReportAge.tsx';
import { Reviewer } from '../Reviewer.tsx';

type Translate = (key: string, options?: { smart_count: number }) => string;

/** Why a target was reported: the most frequent first, with numbers where there are several. */
const reasonsOf = ({ item, reason }: QueuedReport, translate: Translate): string => {
  const reasons = item?.reasons ?? [];
  if (reasons.length < 2) return translate(`reports.reason.${reason}`);
  return reasons
    .map(({ reason: one, count }) => `${translate(`reports.reason.${one}`)} ${count}`)
    .join(', ');
};

/** The columns of the moderation queue; a row may stand for several reports on one target. */
export const reportColumns = (
  translate: Translate,
  addressOf: (id: string) => string,
): Column<QueuedReport>[] => [
  {
    id: 'target',
    label: 'reports.field.targetLabel',
    fixed: true,
    onCard: 'title',
    render: report => (
      <NameCell
        to={addressOf(report.id)}
        name={report.targetLabel || report.targetId}
        caption={
          <>
            {[
              translate(`reports.target.${report.targetType}`),
              ...(report.item && report.item.reports.length > 1
                ? [translate('reports.item.reports', { smart_count: report.item.reports.length })]
                : []),
            ].join(' · ')}{' '}
            {/* In the same line: the rows below stay where they are when it comes. */}
            <ClaimMark target={targetKey(report)} />
          </>
        }
      />
    ),
  },
  {
    id: 'reason',
    label: 'reports.field.reason',
    render: report => reasonsOf(report, translate),
  },
  {
    id: 'severity',
    label: 'reports.field.severity',
    render: ({ item, ...report }) => {
      const severity = item?.severity ?? severityOf([report]);
      return (
        <StatusChip
          label={translate(`reports.severity.${severity}`)}
          tone={SEVERITY_TONE[severity]}
        />
      );
    },
  },
  {
    id: 'message',
    label: 'reports.field.message',
    onCard: 'none',
    render: ({ message }) => (
      <Typography
        variant="body2"
        sx={{
          maxWidth: 360,
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {message}
      </Typography>
    ),
  },
  {
    id: 'reporter',
    label: 'reports.field.reporterName',
    render: ({ reporterName, item }) =>
      item && item.reporters > 1
        ? translate('reports.item.reporters', { smart_count: item.reporters })
        : reporterName,
  },
  {
    id: 'status',
    label: 'reports.field.status',
    render: report => (
      <>
        <StatusChip
          label={translate(`reports.status.${report.status}`)}
          tone={REPORT_TONE[report.status]}
        />
        {report.status === 'inReview' && (
          // Room for the name before it comes: the table does not move then.
          <Typography
            variant="caption"
            color="textSecondary"
            component="div"
            sx={{ width: 176, minHeight: '1lh', overflowWrap: 'anywhere' }}
          >
            <Reviewer report={report} />
          </Typography>
        )}
      </>
    ),
  },
  {
    id: 'createdAt',
    label: 'reports.field.createdAt',
    sortBy: 'createdAt',
    firstOrder: 'DESC',
    render: report => <ReportAge report={report} />,
  },
];
