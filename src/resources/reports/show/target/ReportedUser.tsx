import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Facts } from '@/components/Facts.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import { useCountryName } from '@/components/format/useCountryName.ts';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { paths } from '@/routes/paths.ts';
import { TargetHead } from './TargetHead.tsx';

/** A reported user of the catalogue: who, since when, and how active. */
export const ReportedUser = ({ user }: { user: CatalogueUser }) => {
  const translate = useTranslate();
  const countryName = useCountryName();
  const name = (field: string) => translate(`users.field.${field}`);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Thumbnail address={user.photoUrl} alt="" size={72} />
        <TargetHead
          title={user.name.trim() || user.email || user.id}
          href={paths.viewUser(user.id)}
          status={
            <StatusChip
              label={translate(`users.status.${user.status}`)}
              tone={user.status === 'active' ? 'good' : 'bad'}
            />
          }
        />
      </Box>
      <Facts
        facts={[
          { name: name('email'), value: user.email },
          { name: name('country'), value: user.country && countryName(user.country) },
          { name: name('createdAt'), value: <DateCell value={user.createdAt} /> },
          { name: name('lastSeenAt'), value: <DateCell value={user.lastSeenAt} /> },
          { name: name('entries'), value: user.counts.entries },
        ]}
      />
    </Box>
  );
};
