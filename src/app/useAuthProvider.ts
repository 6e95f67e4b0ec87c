import { useMemo } from 'react';
import { useSession } from '@/providers/AuthContext.tsx';
import { createAuthProvider } from '@/providers/authProvider.ts';

/** react-admin's authProvider for the session in view. */
export const useAuthProvider = () => {
  const { session, backEnd, signOut } = useSession();
  return useMemo(
    () => createAuthProvider(session, { ...backEnd.identity, signOut }),
    [session, backEnd, signOut],
  );
};
