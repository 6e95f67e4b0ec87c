import { useCallback } from 'react';
import { leaveBy } from '@/components/forms/leaving.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { signOutQuestion } from './signOutQuestion.ts';

/** What this browser keeps; nothing where the code that looks cannot be had: signing out comes first. */
const kept = async (uid: string) => {
  try {
    const { findLocalWork } = await import('@/components/device/localWork.ts');
    return await findLocalWork(uid);
  } catch (error) {
    console.warn('What this browser keeps could not be looked up', error);
    return null;
  }
};

/** Signs out, after asking where something is unsaved, and where this browser keeps something. */
export const useSignOut = (): (() => void) => {
  const { signOut, actor } = useAuth();
  return useCallback(
    () =>
      leaveBy(() => {
        const leave = () => void signOut();
        void kept(actor.uid).then(found => {
          const isAnything = found !== null && Object.values(found).some(count => count > 0);
          if (isAnything) signOutQuestion.set({ kept: found, leave });
          else leave();
        });
      }),
    [signOut, actor.uid],
  );
};
