import { useGetManyAggregate } from 'ra-core';
import type { CatalogueUser } from '@/domain/schemas/user.ts';

/** Which of some users are blocked: one read each, none for those seen less than a minute ago. */
export const useBlockedUsers = (userIds: readonly string[]): ReadonlySet<string> => {
  const { data = [] } = useGetManyAggregate<CatalogueUser>(
    'users',
    { ids: [...userIds] },
    { enabled: userIds.length > 0 },
  );
  // Who is gone is not among the answers.
  return new Set(data.flatMap(user => (user?.status === 'blocked' ? [user.id] : [])));
};
