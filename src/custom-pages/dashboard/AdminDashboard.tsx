import Box from '@mui/material/Box';
import { useStore, useTranslate } from 'ra-core';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { can } from '@/domain/access/can.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { listAddress } from '../analytics/listAddress.ts';
import { LAST_SCAN_KEY, type LastScan } from '../merge/lastScan.ts';
import { CountTile, NumberTile, TileGrid } from './CountTile.tsx';
import { GlancePanel } from './GlancePanel.tsx';
import { QUEUES } from './queues.ts';
import { TwoColumns } from './TwoColumns.tsx';
import { EndingGiveaways, OpenReports, OpenRequests, WaitingBusinesses } from './WaitingPanels.tsx';

/** Duplicates of the last search on this device: looking for them reads the whole catalogue. */
const DuplicatesTile = () => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const [last] = useStore<LastScan | null>(LAST_SCAN_KEY, null);
  return (
    <NumberTile
      label={translate('dashboard.duplicates')}
      value={last?.candidates ?? null}
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
  const queue = (name: keyof typeof QUEUES, path: string) => ({
    resource: name,
    filter: QUEUES[name].filter,
    to: listAddress(path, QUEUES[name].filter, QUEUES[name].sort),
  });
  return (
    <>
      <PageHeader title={translate('dashboard.title')} />
      <Box component="section" aria-label={translate('dashboard.attention')}>
        <TileGrid>
          <CountTile
            label={translate('dashboard.pendingBusinesses')}
            {...queue('business', paths.allBusiness())}
          />
          <CountTile
            label={translate('dashboard.openReports')}
            {...queue('reports', paths.reports())}
          />
          <CountTile
            label={translate('dashboard.openRequests')}
            {...queue('requests', paths.submittedRequests())}
          />
          <CountTile
            label={translate('dashboard.runningGiveaways')}
            {...queue('giveaways', paths.giveaways())}
          />
          {can(actor, 'update', 'products') && <DuplicatesTile />}
        </TileGrid>
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
          </>
        }
      />
    </>
  );
};

export default AdminDashboard;
