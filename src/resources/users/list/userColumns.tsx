import { CountryName } from '@/components/format/CountryName.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import type { Column } from '@/components/list/column.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { UserStatus } from '../UserStatus.tsx';
import { UserName } from './UserName.tsx';

const count = (key: keyof CatalogueUser['counts'], shown: boolean): Column<CatalogueUser> => ({
  id: key,
  label: `users.field.${key}`,
  align: 'right',
  onCard: 'none',
  initiallyShown: shown,
  render: ({ counts }) => counts[key],
});

/** The columns of the list of users. */
export const userColumns: readonly Column<CatalogueUser>[] = [
  {
    id: 'name',
    label: 'users.field.name',
    sortBy: 'name',
    fixed: true,
    onCard: 'title',
    render: user => <UserName user={user} />,
  },
  { id: 'status', label: 'users.field.status', render: user => <UserStatus user={user} /> },
  {
    id: 'country',
    label: 'users.field.country',
    render: ({ country }) => <CountryName code={country} />,
  },
  count('views', false),
  count('saves', false),
  count('entries', true),
  count('reports', true),
  {
    id: 'lastSeenAt',
    label: 'users.field.lastSeenAt',
    sortBy: 'lastSeenAt',
    firstOrder: 'DESC',
    render: ({ lastSeenAt }) => <DateCell value={lastSeenAt} />,
  },
  {
    id: 'createdAt',
    label: 'users.field.createdAt',
    sortBy: 'createdAt',
    firstOrder: 'DESC',
    onCard: 'none',
    render: ({ createdAt }) => <DateCell value={createdAt} />,
  },
];
