import { sessionAuthProvider } from 'ra-data-firestore/auth';
import type { AuthProvider } from 'react-admin';
import { z } from 'zod';
import { can } from '@/domain/access/can.ts';
import { type Action, RESOURCES, type ResourceName } from '@/domain/access/permissions.ts';
import type { SessionState } from './session/sessionState.ts';
import type { IdentityService } from './types.ts';

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

const CREDENTIALS = z.object({ email: z.string(), password: z.string() });

/**
 * react-admin's questions about the session. Who is signed in, and as what, follows live from the
 * identity and the business record (`AuthContext`); what they may do from the permission table.
 * @param session as it stands; a change of it is another provider.
 */
export const createAuthProvider = (
  session: SessionState,
  identity: Pick<IdentityService, 'signIn' | 'signOut'>,
): AuthProvider => {
  const signedIn = () => {
    if (session.status !== 'signedIn') throw new Error('Nobody is signed in.');
    return session;
  };
  return sessionAuthProvider({
    /** @throws IdentityError; a ZodError where e-mail or password are no text. */
    signIn: async credentials => {
      const { email, password } = CREDENTIALS.parse(credentials);
      await identity.signIn(email.trim(), password);
    },
    signOut: () => identity.signOut(),
    // The session's end shows the sign-in page, with the reason; there is nowhere to be sent to.
    afterSignOut: false,
    identity: () => {
      const { uid, businessName, userImg } = signedIn().user;
      return { id: uid, fullName: businessName, avatar: userImg ?? undefined };
    },
    permissions: () => signedIn().actor.role,
    canAccess: async ({ resource, action, record }) => {
      const name = resourceOf(resource);
      const known = Object.hasOwn(ACTION_OF, action) ? ACTION_OF[action] : undefined;
      return Boolean(name && known && can(signedIn().actor, known, name, record));
    },
  });
};
