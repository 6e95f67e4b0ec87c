import type { CatalogueUser } from '../schemas/user.ts';

/** What an administrator can do to a user of the catalogue. */
export const USER_ACTIONS = ['block', 'unblock'] as const;

/** Something an administrator can do to a user of the catalogue. */
export type UserAction = (typeof USER_ACTIONS)[number];

/** The one action that makes sense where the user stands. */
export const possibleUserAction = (user: Pick<CatalogueUser, 'status'>): UserAction =>
  user.status === 'blocked' ? 'unblock' : 'block';

/** The fields that `action` changes; null where the user stands there already. */
export const userActionChanges = (
  user: Pick<CatalogueUser, 'status'>,
  action: UserAction,
): Partial<CatalogueUser> | null =>
  possibleUserAction(user) === action
    ? { status: action === 'block' ? 'blocked' : 'active' }
    : null;
