import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyOverlay } from '@/components/states/lazyPart.ts';
import { loadAhead } from '@/lib/loadCode.ts';
import { signOutQuestion } from './signOutQuestion.ts';

const SignOutDialog = lazyOverlay(() => import('./SignOutDialog.tsx'));

/** Deletes what this browser has kept for too long. */
const sweep = async () =>
  (await import('@/components/device/localWork.ts')).sweepLocalWork(Date.now());

/** The question before signing out, while it waits for an answer. */
export const SignOutAsked = () => {
  const asked = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.get);
  useEffect(function sweepAtStart() {
    void loadAhead(sweep);
  }, []);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <SignOutDialog {...asked} onClose={() => signOutQuestion.set(null)} />
    </Suspense>
  );
};
