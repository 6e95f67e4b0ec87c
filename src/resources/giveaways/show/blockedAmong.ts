import type { CatalogueUser } from '@/domain/schemas/user.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/**
 * Which of some users are blocked now, one read each. Who is not among the users any more is not
 * blocked: nobody said so.
 */
export const blockedAmong = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  userIds: readonly string[],
): Promise<Set<string>> => {
  if (userIds.length === 0) return new Set();
  const { data } = await dataProvider.getMany<CatalogueUser>('users', { ids: [...userIds] });
  return new Set(data.filter(({ status }) => status === 'blocked').map(({ id }) => id));
};
