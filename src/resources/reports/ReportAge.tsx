import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useDateFormat, useRelativeTime } from '@/components/format/useFormat.ts';
import { reportUrgency } from '@/domain/moderation/reportAge.ts';
import type { Report } from '@/domain/schemas/report.ts';

const COLOUR = { fresh: 'inherit', waiting: 'warning.main', overdue: 'error.main' };

/** How long ago a report came; those that wait too long stand out, in colour and in words. */
export const ReportAge = ({ report }: { report: Pick<Report, 'status' | 'createdAt'> }) => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const format = useDateFormat();
  const urgency = reportUrgency(report, new Date());
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        color: COLOUR[urgency],
        fontWeight: urgency === 'fresh' ? 400 : 600,
      }}
    >
      {urgency !== 'fresh' && (
        <WarningAmber fontSize="inherit" titleAccess={translate(`reports.urgency.${urgency}`)} />
      )}
      <time dateTime={report.createdAt.toISOString()} title={format(report.createdAt, 'time')}>
        {relative(report.createdAt)}
      </time>
    </Box>
  );
};
