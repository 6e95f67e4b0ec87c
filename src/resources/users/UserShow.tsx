import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Facts } from '@/components/Facts.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import { useCountryName } from '@/components/format/useCountryName.ts';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { RecordHistory } from '@/components/history/RecordHistory.tsx';
import { useImageAddress } from '@/components/images/useImageAddress.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { Panel } from '@/components/Panel.tsx';
import { PersonalDataSection } from '@/components/persons/PersonalDataSection.tsx';
import { WatchedRecordPage } from '@/components/WatchedRecordPage.tsx';
import { can } from '@/domain/access/can.ts';
import { possibleUserAction, type UserAction } from '@/domain/administration/userActions.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { UserActionDialog } from './actions/UserActionDialog.tsx';
import { initialsOf } from './list/UserName.tsx';
import { UserEntries } from './show/UserEntries.tsx';
import { UserReports } from './show/UserReports.tsx';
import { UserStatus } from './UserStatus.tsx';

const COLUMN = { display: 'grid', gap: { xs: 2, md: 3 }, alignContent: 'start', minWidth: 0 };
const COUNTS = ['views', 'saves', 'entries', 'reports'] as const;

const UserActions = ({ user }: { user: CatalogueUser }) => {
  const translate = useTranslate();
  // What was asked stays what is done, also where somebody else blocks or unblocks meanwhile.
  const [asked, setAsked] = useState<UserAction | null>(null);
  const action = possibleUserAction(user);
  return (
    <>
      <Button
        variant="outlined"
        color={action === 'block' ? 'error' : 'primary'}
        onClick={() => setAsked(action)}
      >
        {translate(`users.action.${action}`)}
      </Button>
      {asked && <UserActionDialog action={asked} users={[user]} onClose={() => setAsked(null)} />}
    </>
  );
};

const UserPage = ({ user }: { user: CatalogueUser }) => {
  const { actor } = useAuth();
  const countryName = useCountryName();
  const translate = useTranslate();
  const format = useNumberFormat();
  const picture = useImageAddress(user.photoUrl);
  const name = (field: string) => translate(`users.field.${field}`);
  return (
    <>
      <PageHeader
        title={user.name.trim() || user.email || user.id}
        subtitle={<UserStatus user={user} />}
        backTo={paths.users()}
        actions={can(actor, 'update', 'users') && <UserActions user={user} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={COLUMN}>
          <Panel
            title={translate('users.show.profile')}
            actions={
              <Avatar src={picture ?? undefined} alt={user.name} sx={{ width: 56, height: 56 }}>
                {initialsOf(user.name)}
              </Avatar>
            }
          >
            <Facts
              facts={[
                {
                  name: name('email'),
                  value: <Link href={`mailto:${user.email}`}>{user.email}</Link>,
                },
                { name: name('country'), value: user.country && countryName(user.country) },
                { name: name('createdAt'), value: <DateCell value={user.createdAt} /> },
                {
                  name: name('lastSeenAt'),
                  value: user.lastSeenAt ? (
                    <DateCell value={user.lastSeenAt} />
                  ) : (
                    translate('users.neverSeen')
                  ),
                },
              ]}
            />
          </Panel>
          <Panel title={translate('users.show.reportsMade')}>
            <UserReports
              userId={user.id}
              about={false}
              empty={translate('users.show.noReportsMade')}
            />
          </Panel>
          <Panel title={translate('users.show.reportsReceived')}>
            <UserReports userId={user.id} about empty={translate('users.show.noReportsReceived')} />
          </Panel>
        </Box>
        <Box sx={COLUMN}>
          <Panel title={translate('users.show.activity')}>
            <Facts
              facts={COUNTS.map(key => ({ name: name(key), value: format(user.counts[key]) }))}
            />
          </Panel>
          <Panel title={translate('users.show.entries')}>
            <UserEntries userId={user.id} />
          </Panel>
          <Panel title={translate('audit.title')}>
            <RecordHistory resource="users" recordId={user.id} version={user.version} />
          </Panel>
          {can(actor, 'update', 'users') && (
            <PersonalDataSection id={user.id} name={user.name || user.email} />
          )}
        </Box>
      </Box>
    </>
  );
};

/** A user's page; what somebody else changes shows at once. */
const UserShow = () => {
  const { id: userId } = useParams();
  const translate = useTranslate();
  return (
    <WatchedRecordPage
      resource="users"
      id={userId}
      listHref={paths.users()}
      listName={translate('users.title')}
    >
      {user => <UserPage user={user} />}
    </WatchedRecordPage>
  );
};

export default UserShow;
