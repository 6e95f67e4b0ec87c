import { useCallback, useEffect, useState } from 'react';
import { windowLocks } from '@/lib/windowLocks.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import {
  forgetRestoring,
  type InterruptedRestoring,
  interruptedRestorings,
} from './interruptedRestorings.ts';

/** Milliseconds between two looks: another window may be at work on one. */
const INTERVAL = 2000;

/** The restorings that windows of this browser are at work on, by their batches. */
export const restoringLocks = windowLocks('restoring ');

/** The reader's restorings that were interrupted, and a way to forget one. */
export const useInterruptedRestorings = () => {
  const { uid } = useAuth().actor;
  const [kept, setKept] = useState<readonly InterruptedRestoring[]>([]);
  useEffect(
    function lookForInterrupted() {
      let ended = false;
      const look = async () => {
        const all = interruptedRestorings(localStorage, uid, Date.now());
        const held = all.length > 0 ? await restoringLocks.held() : new Set();
        const next = all.filter(({ batchId }) => !held.has(batchId));
        if (!ended)
          setKept(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      };
      void look();
      const timer = setInterval(() => void look(), INTERVAL);
      return () => {
        ended = true;
        clearInterval(timer);
      };
    },
    [uid],
  );
  const forget = useCallback(
    (batchId: string) => {
      forgetRestoring(localStorage, uid, batchId);
      setKept(before => before.filter(one => one.batchId !== batchId));
    },
    [uid],
  );
  return { kept, forget };
};
