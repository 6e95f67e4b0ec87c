import { CountryName } from '@/components/format/CountryName.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import type { Column } from '@/components/list/column.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { BusinessStatus } from '../BusinessStatus.tsx';
import { BusinessName } from './BusinessName.tsx';

/** The columns of the list of businesses. */
export const businessColumns: readonly Column<Business>[] = [
  {
    id: 'name',
    label: 'business.field.businessName',
    sortBy: 'businessName',
    fixed: true,
    onCard: 'title',
    render: business => <BusinessName business={business} />,
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
  {
    id: 'createdAt',
    label: 'business.field.createdAt',
    sortBy: 'createdAt',
    firstOrder: 'DESC',
    render: ({ createdAt }) => <DateCell value={createdAt} />,
  },
  {
    id: 'updatedAt',
    label: 'business.field.updatedAt',
    sortBy: 'updatedAt',
    firstOrder: 'DESC',
    onCard: 'none',
    initiallyShown: false,
    render: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
