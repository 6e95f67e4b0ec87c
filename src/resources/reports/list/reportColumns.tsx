import Typography from '@mui/material/Typography';
import type { Column } from '@/components/list/column.ts';
import { NameCell } from '@/components/list/NameCell.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { REPORT_TONE } from '@/components/tones/reportTone.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { ReportAge } from '../ReportAge.tsx';

/** The columns of the moderation queue. */
export const reportColumns = (
  translate: (key: string) => string,
  addressOf: (id: string) => string,
): Column<Report>[] => [
  {
    id: 'target',
    label: 'reports.field.targetLabel',
    fixed: true,
    onCard: 'title',
    render: report => (
      <NameCell
        to={addressOf(report.id)}
        name={report.targetLabel || report.targetId}
        caption={translate(`reports.target.${report.targetType}`)}
      />
    ),
  },
  {
    id: 'reason',
    label: 'reports.field.reason',
    render: ({ reason }) => translate(`reports.reason.${reason}`),
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
    render: ({ reporterName }) => reporterName,
  },
  {
    id: 'status',
    label: 'reports.field.status',
    render: ({ status }) => (
      <StatusChip label={translate(`reports.status.${status}`)} tone={REPORT_TONE[status]} />
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
