import type { AuthProvider } from 'react-admin';
import { can } from '@/domain/access/can.ts';
import { type Action, RESOURCES, type ResourceName } from '@/domain/access/permissions.ts';
import type { Actor } from '@/domain/access/roles.ts';
import type { SessionUser } from './session/sessionState.ts';

const ACTION_OF: Record<string, Action> = {
  list: 'list',
  show: 'get',
  get: 'get',
  create: 'create',
  edit: 'update',
  update: 'update',
  delete: 'delete',
  export: 'export',
};

const resourceOf = (name: string): ResourceName | undefined =>
  RESOURCES.find(resource => resource === name);

/**
 * react-admin's questions about the session, answered from the permission table. Signing in and
 * out is the session's own business (`AuthContext`), above react-admin.
 */
export const createAuthProvider = (
  user: SessionUser,
  actor: Actor,
  signOut: () => Promise<void>,
): AuthProvider => ({
  login: async () => {},
  logout: async () => {
    await signOut();
    return false;
  },
  checkAuth: async () => {},
  checkError: async error => {
    // Being denied one thing is a state of that screen; only a lost session ends the session.
    if (error?.status === 401) throw error;
  },
  getIdentity: async () => ({
    id: user.uid,
    fullName: user.businessName,
    avatar: user.userImg ?? undefined,
  }),
  getPermissions: async () => actor.role,
  canAccess: async ({ resource, action, record }) => {
    const name = resourceOf(resource);
    const known = ACTION_OF[action];
    return Boolean(name && known && can(actor, known, name, record));
  },
});
