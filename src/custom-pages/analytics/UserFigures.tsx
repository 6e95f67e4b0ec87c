import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useCountryName } from '@/components/format/useCountryName.ts';
import { can } from '@/domain/access/can.ts';
import type { AnalyticsReport } from '@/domain/analytics/aggregate.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { RetentionPanel } from './RetentionPanel.tsx';
import { SharesPanel } from './SharesPanel.tsx';

const DEVICES = ['phone', 'tablet', 'desktop'];

/** Who the people are: where from, on what, and whether they come back. */
export const UserFigures = ({ report }: { report: AnalyticsReport }) => {
  const translate = useTranslate();
  const countryName = useCountryName();
  const { actor } = useAuth();
  const { countries, devices, range } = report;
  const seesUsers = can(actor, 'list', 'users');
  const shared = {
    note: translate('analytics.peopleNote'),
    unit: translate('analytics.people'),
  };
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <SharesPanel
          {...shared}
          title={translate('analytics.countries')}
          part={translate('analytics.country')}
          name="countries"
          range={range}
          shares={countries.map(share => ({
            ...share,
            name: countryName(share.key),
            to: seesUsers ? listAddress(paths.users(), { country: share.key }) : undefined,
          }))}
        />
        <SharesPanel
          {...shared}
          title={translate('analytics.devices')}
          part={translate('analytics.device.label')}
          name="devices"
          range={range}
          shares={devices.map(share => ({
            ...share,
            name: DEVICES.includes(share.key)
              ? translate(`analytics.device.${share.key}`)
              : share.key,
          }))}
        />
      </Box>
      <RetentionPanel report={report} />
    </Box>
  );
};
