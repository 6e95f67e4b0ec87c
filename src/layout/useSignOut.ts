import { useCallback } from 'react';
import { leaveBy } from '@/components/forms/leaving.ts';
import { useAuth } from '@/providers/AuthContext.tsx';

/** Signs out, after asking where something is unsaved. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useAuth();
  return useCallback(() => leaveBy(() => void signOut()), [signOut]);
};
