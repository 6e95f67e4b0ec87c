import type { PauseReason } from '@/domain/import/run/runControl.ts';

/** Message keys of why a run stands still. */
export const PAUSE_TEXT: Record<PauseReason, string> = {
  user: 'import.run.paused',
  offline: 'import.run.pausedOffline',
  unreachable: 'import.run.pausedUnreachable',
  exhausted: 'import.run.pausedExhausted',
};

/** Whether somebody can let it go on; without a network it goes on by itself. */
export const canResume = (reason: PauseReason | null): boolean =>
  reason !== null && reason !== 'offline';
