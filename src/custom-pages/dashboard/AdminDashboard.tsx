import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useLastScan } from '@/components/duplicates/useLastScan.ts';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { TwoColumns } from '@/components/TwoColumns.tsx';
import { can } from '@/domain/access/can.ts';
import { isLikely } from '@/domain/duplicates/isLikely.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { CountGrid, CountTile, NumberTile } from './CountTile.tsx';
import { GlancePanel } from './GlancePanel.tsx';
import { ModerationPanel } from './ModerationPanel.tsx';
import { QUEUES } from './queues.ts';
import { useFirstRows } from './useFirstRows.ts';
import { EndingGiveaways, OpenReports, OpenRequests, WaitingBusinesses } from './WaitingPanels.tsx';

/** How many rows wait in a queue, and since when the oldest does. */
const QueueTile = (props: { queue: 'business' | 'reports' | 'requests'; path: string }) => {
  const { queue, path } = props;
  const { filter, sort } = QUEUES[queue];
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { data } = useFirstRows<{ id: string; createdAt: Date }>(queue, filter, sort);
  const oldest = data?.[0]?.createdAt;
  return (
    <CountTile
      label={translate(`dashboard.queue.${queue}`)}
      resource={queue}
      filter={filter}
      to={listAddress(path, filter, sort)}
      note={oldest && translate('dashboard.oldest', { time: relative(oldest) })}
    />
  );
};

/** Duplicates of the last search on this device: looking for them reads the whole catalogue. */
const DuplicatesTile = () => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const last = useLastScan();
  return (
    <NumberTile
      label={translate('dashboard.duplicates')}
      value={last === undefined ? undefined : (last?.candidates.filter(isLikely).length ?? null)}
      note={
        last
          ? translate('dashboard.duplicatesSeen', { time: relative(new Date(last.at)) })
          : translate('dashboard.duplicatesUnknown')
      }
      to={paths.mergeProducts()}
    />
  );
};

const PLATFORM = { businessId: null };

/** The administrators' front page (support staff see it as well). */
const AdminDashboard = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const { giveaways, draws } = QUEUES;
  return (
    <>
      <PageHeader title={translate('dashboard.title')} />
      <Box component="section" aria-label={translate('dashboard.attention')}>
        <CountGrid>
          <QueueTile queue="business" path={paths.allBusiness()} />
          <QueueTile queue="reports" path={paths.reports()} />
          <QueueTile queue="requests" path={paths.submittedRequests()} />
          <CountTile
            label={translate('dashboard.runningGiveaways')}
            resource="giveaways"
            filter={giveaways.filter}
            to={listAddress(paths.giveaways(), giveaways.filter, giveaways.sort)}
          />
          <CountTile
            label={translate('dashboard.giveawaysToDraw')}
            resource="giveaways"
            filter={draws.filter}
            to={listAddress(paths.giveaways(), draws.filter, draws.sort)}
          />
          {can(actor, 'update', 'products') && <DuplicatesTile />}
        </CountGrid>
      </Box>
      <TwoColumns
        wide={
          <>
            <GlancePanel
              scope={PLATFORM}
              title={translate('dashboard.platform')}
              analytics={paths.productsAnalytics()}
            />
            <WaitingBusinesses />
            <EndingGiveaways />
          </>
        }
        narrow={
          <>
            <OpenReports />
            <OpenRequests />
            <ModerationPanel />
          </>
        }
      />
    </>
  );
};

export default AdminDashboard;
