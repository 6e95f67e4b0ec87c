import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Configuration } from '@/config.ts';
import { signOutAfterTasks } from './session/beforeSignOut.ts';
import { followingSession, type SessionState } from './session/sessionState.ts';
import { watchSession } from './session/watchSession.ts';
import type { BackEnd } from './types.ts';

/** The session and what it stands on. */
export interface AuthContextValue {
  session: SessionState;
  backEnd: BackEnd;
  configuration: Configuration;
  /** Ends the session, once what had to be done before is done (`beforeSignOut`). */
  signOut: () => Promise<void>;
}

const AuthContext = createContext<AuthContextValue | null>(null);

/** Follows the session and hands it to everything inside. */
export const AuthProvider = (props: {
  backEnd: BackEnd;
  configuration: Configuration;
  children: ReactNode;
}) => {
  const { backEnd, configuration, children } = props;
  const [session, setSession] = useState<SessionState>({ status: 'loading' });
  /** Whether the session ends, or ended, because somebody in this tab asked for it. */
  const wasAsked = useRef(false);
  useEffect(
    function followSession() {
      const lists = { superAdmins: configuration.superAdmins, support: configuration.support };
      const show = (next: SessionState) => {
        if (next.status === 'signedOut') wasAsked.current = false;
        setSession(before => followingSession(before, next));
      };
      return watchSession(backEnd, lists, show, () => wasAsked.current);
    },
    [backEnd, configuration],
  );
  const value = useMemo(
    () => ({
      session,
      backEnd,
      configuration,
      signOut: () => {
        wasAsked.current = true;
        return signOutAfterTasks(() => backEnd.identity.signOut());
      },
    }),
    [session, backEnd, configuration],
  );
  return <AuthContext.Provider value={value}>{children}</AuthContext.Provider>;
};

/**
 * The session, whatever it stands at.
 * @throws Error outside AuthProvider.
 */
export const useSession = (): AuthContextValue => {
  const value = useContext(AuthContext);
  if (!value) throw new Error('AuthContext was used outside AuthProvider.');
  return value;
};

/**
 * The signed-in user and actor; for everything that is only shown to signed-in people.
 * @throws Error outside AuthProvider, or while nobody is signed in.
 */
export const useAuth = () => {
  const { session, ...rest } = useSession();
  if (session.status !== 'signedIn') throw new Error('Nobody is signed in.');
  return { ...rest, user: session.user, actor: session.actor };
};
