import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { RelatedList } from '@/components/RelatedList.tsx';
import type { Report } from '@/domain/schemas/report.ts';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';

const ABOUT_USERS = { targetType: 'user' } as const;
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** Reports that a user made, or that were made about the user, a line each. */
export const UserReports = (props: { userId: string; about: boolean; empty: string }) => {
  const { userId, about, empty } = props;
  const translate = useTranslate();
  const relative = useRelativeTime();
  const target = about ? 'targetId' : 'reporterId';
  const filter = about ? ABOUT_USERS : undefined;
  return (
    <RelatedList<Report>
      resource="reports"
      target={target}
      id={userId}
      filter={filter}
      sort={NEWEST}
      allHref={listAddress(paths.reports(), { ...filter, [target]: userId })}
      empty={empty}
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
