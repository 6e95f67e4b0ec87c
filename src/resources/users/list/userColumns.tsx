import { CountryName } from '@/components/format/CountryName.tsx';
import type { Column } from '@/components/list/column.ts';
import { dateColumn } from '@/components/list/dateColumn.tsx';
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
  dateColumn('lastSeenAt', 'users.field.lastSeenAt'),
  dateColumn('createdAt', 'users.field.createdAt', { onCard: 'none' }),
];
