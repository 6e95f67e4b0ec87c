import { useEffect, useState } from 'react';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { heldRuns } from '../machinery/heldRuns.ts';

/** Milliseconds between two looks, while a run is not at its end. */
const INTERVAL = 2000;
const NONE: ReadonlySet<string> = new Set();

/**
 * The runs that a window of this browser is at work on, this one included.
 * @param onEnd called when one of them has ended: its record is no longer what was read.
 */
export const useHeldRuns = (runs: readonly ImportRun[], onEnd: () => void): ReadonlySet<string> => {
  const [held, setHeld] = useState(NONE);
  const isOpen = runs.some(({ status }) => status === 'running' || status === 'paused');
  useEffect(
    function followOtherWindows() {
      if (!isOpen) return;
      let known = NONE;
      const look = async () => {
        const now = await heldRuns();
        if ([...known].some(id => !now.has(id))) onEnd();
        known = now;
        setHeld(now);
      };
      void look();
      const timer = setInterval(() => void look(), INTERVAL);
      return () => clearInterval(timer);
    },
    [isOpen, onEnd],
  );
  return held;
};
