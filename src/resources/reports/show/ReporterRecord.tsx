import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { RecordReference } from '@/components/RecordReference.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import type { Report } from '@/domain/schemas/report.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';

const COUNTED = [{}, { status: 'resolved' }, { status: 'dismissed' }] as const;

/** Who reported, and what became of what they reported before: one read and three counts. */
export const ReporterRecord = ({
  report: { reporterId, reporterName },
}: {
  report: Pick<Report, 'reporterId' | 'reporterName'>;
}) => {
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const format = useDateFormat();
  const [all, resolved, dismissed] = useQueries({
    queries: COUNTED.map(status => {
      const filter = { reporterId, ...status };
      return {
        queryKey: ['reports', 'count', filter],
        queryFn: () => dataProvider.count('reports', { filter }),
      };
    }),
  }).map(({ data }) => data);
  const known = all !== undefined && resolved !== undefined && dismissed !== undefined;
  return (
    <Typography variant="body2" component="div">
      {translate('reports.show.by', { name: '' })}
      <MuiLink component={Link} to={paths.viewUser(reporterId)} underline="always">
        {reporterName || reporterId}
      </MuiLink>
      <RecordReference
        resource="users"
        id={reporterId}
        render={({ referenceRecord: user }) =>
          user && (
            <>
              {` · ${translate('reports.show.since', { date: format(user.createdAt, 'day') })} `}
              {user.status === 'blocked' && (
                <StatusChip label={translate('users.status.blocked')} tone="bad" />
              )}
            </>
          )
        }
      />
      <div>
        {known && (
          <MuiLink
            component={Link}
            to={listAddress(paths.reports(), { reporterId })}
            underline="always"
            sx={{ display: 'inline-block', py: 0.5 }}
          >
            {translate('reports.show.record', { smart_count: all, resolved, dismissed })}
          </MuiLink>
        )}
      </div>
    </Typography>
  );
};
