import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { RelatedList } from '@/components/RelatedList.tsx';
import type { Report } from '@/domain/schemas/report.ts';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** Reports that match a filter, a line each. */
export const UserReports = (props: { filter: Record<string, unknown>; empty: string }) => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  return (
    <RelatedList<Report>
      resource="reports"
      filter={props.filter}
      sort={NEWEST}
      allHref={listAddress(paths.reports(), props.filter)}
      empty={props.empty}
      render={report => (
        <Typography variant="body2" component="div">
          <MuiLink component={Link} to={paths.report(report.id)} color="inherit">
            {report.targetLabel || report.targetId}
          </MuiLink>
          {` · ${translate(`reports.reason.${report.reason}`)} · ${translate(`reports.status.${report.status}`)} · ${relative(report.createdAt)}`}
        </Typography>
      )}
    />
  );
};
