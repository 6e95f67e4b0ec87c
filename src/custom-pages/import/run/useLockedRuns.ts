import { useEffect, useState } from 'react';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { lockedRuns } from '../engine/runLocks.ts';

/** Milliseconds between two looks, while a run is not at its end. */
const INTERVAL = 2000;
const NONE: ReadonlySet<string> = new Set();

/**
 * The runs that a window of this browser is at work on, this one included.
 * @param onEnd called when one of them has ended: its record is no longer what was read.
 */
export const useLockedRuns = (
  runs: readonly ImportRun[],
  onEnd: () => void,
): ReadonlySet<string> => {
  const [locked, setLocked] = useState(NONE);
  const isOpen = runs.some(({ status }) => status === 'running' || status === 'paused');
  useEffect(
    function followOtherWindows() {
      if (!isOpen) return;
      let known = NONE;
      const look = async () => {
        const now = await lockedRuns();
        if ([...known].some(id => !now.has(id))) onEnd();
        known = now;
        setLocked(now);
      };
      void look();
      const timer = setInterval(() => void look(), INTERVAL);
      return () => clearInterval(timer);
    },
    [isOpen, onEnd],
  );
  return locked;
};
