import { BusinessStatus } from '@/components/business/BusinessStatus.tsx';
import { ClaimMark } from '@/components/claims/ClaimMark.tsx';
import { CountryName } from '@/components/format/CountryName.tsx';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import type { Column } from '@/components/list/column.ts';
import { dateColumn } from '@/components/list/dateColumn.tsx';
import { NameCell } from '@/components/list/NameCell.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { paths } from '@/routes/paths.ts';

/** The columns of the list of businesses. */
export const businessColumns: readonly Column<Business>[] = [
  {
    id: 'name',
    label: 'business.field.businessName',
    sortBy: 'businessName',
    fixed: true,
    onCard: 'title',
    render: ({ id, userImg, businessName, businessEmail }) => (
      <NameCell
        to={paths.viewBusiness(id)}
        picture={<Thumbnail address={userImg} alt="" />}
        name={businessName || id}
        caption={
          <>
            {businessEmail}
            <div>
              <ClaimMark target={id} />
            </div>
          </>
        }
        noWrap
      />
    ),
  },
  {
    id: 'status',
    label: 'business.field.isBusinessOwner',
    render: business => <BusinessStatus business={business} />,
  },
  { id: 'contact', label: 'business.field.contactName', render: ({ contactName }) => contactName },
  {
    id: 'country',
    label: 'business.field.country',
    render: ({ country }) => <CountryName code={country} />,
  },
  {
    id: 'currency',
    label: 'business.field.baseCurrency',
    onCard: 'none',
    render: ({ baseCurrency }) => baseCurrency,
  },
  {
    id: 'phone',
    label: 'business.field.phone',
    onCard: 'none',
    initiallyShown: false,
    render: ({ phone }) => phone,
  },
  dateColumn('createdAt', 'business.field.createdAt'),
  dateColumn('updatedAt', 'business.field.updatedAt', { onCard: 'none', initiallyShown: false }),
];
