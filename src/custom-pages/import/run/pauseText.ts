import type { PauseReason } from '@/domain/import/run/runControl.ts';

/** Message keys of why a run stands still. */
const PAUSE_TEXT: Record<PauseReason, string> = {
  user: 'import.run.paused',
  offline: 'import.run.pausedOffline',
  unreachable: 'import.run.pausedUnreachable',
  unproven: 'import.run.pausedUnproven',
  exhausted: 'import.run.pausedExhausted',
};

/** Why a run stands still, in words. */
export const pauseText = (
  translate: (key: string, params?: Record<string, unknown>) => string,
  reason: PauseReason,
): string => translate(PAUSE_TEXT[reason], { unproven: translate('common.error.unprovenHelp') });

/** Whether somebody can let it go on; without a network it goes on by itself. */
export const canResume = (reason: PauseReason | null): boolean =>
  reason !== null && reason !== 'offline';
