import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetOne, useTranslate } from 'ra-core';
import { useParams, useSearchParams } from 'react-router';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { CHANNELS } from '@/domain/channels/rule.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { ChannelPanel } from './ChannelPanel.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import type { ChannelCheck } from './checkCatalogue.ts';
import { type Checking, useChannelCheck } from './useChannelCheck.ts';

const tabId = (channel: string) => `channel-${channel}`;

const Outcome = ({ check, checking }: { check: ChannelCheck; checking: Checking }) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const chosen = CHANNELS.find(channel => channel === search.get('channel')) ?? CHANNELS[0];
  return (
    <div>
      <Tabs
        value={chosen}
        onChange={(_, channel: string) => setSearch({ channel }, { replace: true })}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={translate('channels.tabs')}
        sx={{ mb: 2, minHeight: 44 }}
      >
        {CHANNELS.map(channel => (
          <Tab
            key={channel}
            id={tabId(channel)}
            value={channel}
            label={translate(`channels.name.${channel}`)}
            aria-controls="channel-outcome"
            sx={{ minHeight: 44 }}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="channel-outcome" aria-labelledby={tabId(chosen)}>
        <ChannelPanel key={chosen} channel={chosen} check={check} checking={checking} />
      </div>
    </div>
  );
};

const ChannelsOf = (props: { businessId: string; businessName?: string }) => {
  const { businessId, businessName } = props;
  const translate = useTranslate();
  const checking = useChannelCheck(businessId);
  const { check } = checking;
  return (
    <>
      <PageHeader
        title={translate('channels.title')}
        subtitle={businessName}
        backTo={businessName === undefined ? paths.allProducts() : paths.viewBusiness(businessId)}
      />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <CheckPanel businessId={businessId} checking={checking} />
        {check && check.total > 0 && <Outcome check={check} checking={checking} />}
      </Box>
    </>
  );
};

const ChannelsOfOther = ({ businessId }: { businessId: string }) => {
  const { data, error, refetch } = useGetOne<Business>('business', { id: businessId });
  if (error && !data) return <ErrorState page error={error} retry={() => void refetch()} />;
  if (!data) return <InPageLoader />;
  return <ChannelsOf businessId={businessId} businessName={data.businessName} />;
};

/**
 * Which products Google, Shopify and Wix would refuse, show less or cut, and the way to mend them:
 * of the own business, or of the one that the address names.
 */
const ChannelsPage = () => {
  const { businessId } = useParams();
  const { uid } = useAuth().actor;
  return businessId ? (
    <ChannelsOfOther key={businessId} businessId={businessId} />
  ) : (
    <ChannelsOf businessId={uid} />
  );
};

export default ChannelsPage;
