import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { BusinessStatus } from '@/components/business/BusinessStatus.tsx';
import { Facts } from '@/components/Facts.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import { useCountryName } from '@/components/format/useCountryName.ts';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { paths } from '@/routes/paths.ts';
import { TargetHead } from './TargetHead.tsx';

/** A reported business: what it says of itself. */
export const ReportedBusiness = ({ business }: { business: Business }) => {
  const translate = useTranslate();
  const countryName = useCountryName();
  const name = (field: string) => translate(`business.field.${field}`);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Thumbnail address={business.userImg} alt="" size={72} />
        <TargetHead
          title={business.businessName}
          href={paths.viewBusiness(business.id)}
          status={<BusinessStatus business={business} />}
        />
      </Box>
      <Facts
        facts={[
          { name: name('businessEmail'), value: business.businessEmail },
          { name: name('website'), value: business.website },
          { name: name('country'), value: business.country && countryName(business.country) },
          { name: name('createdAt'), value: <DateCell value={business.createdAt} /> },
        ]}
      />
      {business.about && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {business.about}
        </Typography>
      )}
    </Box>
  );
};
