import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Facts } from '@/components/Facts.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import { useCountryName } from '@/components/format/useCountryName.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { isWebAddress } from '@/domain/schemas/common.ts';

/** A business's own details. */
export const BusinessFacts = ({ business }: { business: Business }) => {
  const translate = useTranslate();
  const countryName = useCountryName();
  const name = (field: string) => translate(`business.field.${field}`);
  const { website } = business;
  return (
    <Facts
      facts={[
        {
          name: name('businessEmail'),
          value: <Link href={`mailto:${business.businessEmail}`}>{business.businessEmail}</Link>,
        },
        { name: name('contactName'), value: business.contactName },
        {
          name: name('phone'),
          value: business.phone && (
            <Link href={`tel:${business.phone.replace(/[^\d+]/g, '')}`}>{business.phone}</Link>
          ),
        },
        {
          name: name('website'),
          value: isWebAddress(website) ? (
            <Link
              href={website}
              target="_blank"
              rel="noopener noreferrer nofollow"
              title={translate('business.show.website')}
            >
              {website}
            </Link>
          ) : (
            website
          ),
        },
        { name: name('address'), value: business.address },
        { name: name('country'), value: business.country && countryName(business.country) },
        { name: name('baseCurrency'), value: business.baseCurrency },
        { name: name('about'), value: business.about },
        { name: name('createdAt'), value: <DateCell value={business.createdAt} /> },
        { name: name('updatedAt'), value: <DateCell value={business.updatedAt} /> },
      ]}
    />
  );
};
