import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { HttpError, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { StatusHistory } from '@/components/business/StatusHistory.tsx';
import { type Fact, Facts } from '@/components/Facts.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import { useCountryName } from '@/components/format/useCountryName.ts';
import { useWatchedRecord } from '@/components/live/useWatchedRecords.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { Panel } from '@/components/Panel.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { isWebAddress } from '@/domain/schemas/common.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { askAddress } from '@/routes/askAddress.ts';
import { paths } from '@/routes/paths.ts';
import { ProfileImage } from './ProfileImage.tsx';

const Website = ({ address }: { address: string }) =>
  isWebAddress(address) ? (
    <MuiLink href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\/|\/$/g, '')}
    </MuiLink>
  ) : (
    address
  );

const Profile = ({ business }: { business: Business }) => {
  const translate = useTranslate();
  const countryName = useCountryName();
  const fact = (field: keyof Business & string, value: Fact['value']): Fact => ({
    name: translate(`profile.field.${field}`),
    value,
  });
  const { isBusinessOwner: status } = business;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Panel title={translate('profile.about')}>
          <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <ProfileImage business={business} />
            <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
              <Typography variant="h2" component="p">
                {business.businessName}
              </Typography>
              <Typography
                color={business.about ? undefined : 'textSecondary'}
                sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {business.about || translate('common.none')}
              </Typography>
            </Box>
          </Box>
        </Panel>
        <Panel title={translate('profile.contact')}>
          <Facts
            facts={[
              fact('contactName', business.contactName),
              fact('phone', business.phone),
              fact('website', business.website && <Website address={business.website} />),
              fact('address', business.address),
              fact('country', business.country && countryName(business.country)),
            ]}
          />
        </Panel>
      </Box>
      <Panel title={translate('profile.account')}>
        <Facts
          facts={[
            fact('businessEmail', business.businessEmail),
            {
              name: translate('profile.statusLabel'),
              value: translate(`profile.status.${status}`, { _: status }),
            },
            fact('baseCurrency', business.baseCurrency),
            { name: translate('profile.since'), value: <DateCell value={business.createdAt} /> },
            {
              name: translate('profile.lastChange'),
              value: <DateCell value={business.updatedAt} />,
            },
          ]}
        />
        <Button component={Link} to={askAddress('emailChange')} sx={{ mt: 1, ml: -1 }}>
          {translate('profile.askEmail')}
        </Button>
        <Typography variant="h3" component="h3" sx={{ mt: 2, mb: 1 }}>
          {translate('business.field.statusHistory')}
        </Typography>
        <StatusHistory business={business} named={false} />
      </Panel>
    </Box>
  );
};

/** The owner's business as it is stored; a change by somebody else shows at once. */
const ProfilePage = () => {
  const translate = useTranslate();
  const { uid } = useAuth().user;
  const watched = useWatchedRecord('business', uid);
  return (
    <>
      <PageHeader
        title={translate('profile.title')}
        actions={
          <>
            <Button component={Link} to={paths.submittedRequests()}>
              {translate('profile.requests')}
            </Button>
            <Button
              component={Link}
              to={paths.editProfile()}
              variant="contained"
              startIcon={<EditOutlined />}
            >
              {translate('profile.edit')}
            </Button>
          </>
        }
      />
      {watched.state === 'loading' && <InPageLoader />}
      {watched.state === 'missing' && <ErrorState error={new HttpError('missing', 404)} />}
      {watched.state === 'failed' && <ErrorState error={watched.error} retry={watched.retry} />}
      {watched.state === 'there' && <Profile business={watched.record} />}
    </>
  );
};

export default ProfilePage;
