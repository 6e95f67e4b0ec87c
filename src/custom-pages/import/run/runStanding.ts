import type { ImportRun } from '@/domain/schemas/importRun.ts';
import type { ImportSessionState } from '../engine/sessionState.ts';

/** How a run is shown: as its record says, or as what this browser knows beyond that. */
export type RunStatus = ImportRun['status'] | 'interrupted' | 'elsewhere' | 'undoneInPart';

/** What a run's line offers. */
export interface RunStanding {
  status: RunStatus;
  /** The page's own import writes it at this moment. */
  isWriting: boolean;
  canResume: boolean;
  canUndo: boolean;
}

const storedStatus = ({ status, undone }: ImportRun, isHeld: boolean): RunStatus => {
  if (status === 'undone' && undone && undone.products < undone.total) return 'undoneInPart';
  if (status !== 'running' && status !== 'paused') return status;
  if (isHeld) return 'elsewhere';
  return status === 'running' ? 'interrupted' : status;
};

/**
 * Where an import stands. The record is what was read some time ago: of the page's own run the
 * session knows more. What its record does not say yet is not offered, as the undo counts by it.
 * @param isHeld whether a window of this browser is at work on it.
 */
export const runStanding = (
  run: ImportRun,
  isHeld: boolean,
  { phase, run: own, pictures }: Pick<ImportSessionState, 'phase' | 'run' | 'pictures'>,
): RunStanding => {
  const isOwn = own?.id === run.id;
  const isWriting = isOwn && phase === 'writing';
  const isOpen = run.status === 'running' || run.status === 'paused';
  const outcome = isOwn && isOpen ? own.outcome : null;
  // What could not be told to its record is as it is there, also after a reload.
  const end = outcome?.untold ? undefined : outcome?.status;
  const hasEnded = end === 'finished' || end === 'cancelled';
  const status = isWriting ? run.status : hasEnded ? end : storedStatus(run, isHeld);
  const isIdle = phase !== 'writing' && !hasEnded;
  // A picture that arrives after its product is gone would stay behind.
  const isCopying = isOwn && pictures?.running === true;
  const wrote = run.counts.created + run.counts.updated > 0;
  return {
    status,
    isWriting,
    canResume: isIdle && (status === 'interrupted' || status === 'paused'),
    canUndo: isIdle && status !== 'elsewhere' && !isCopying && run.status !== 'undone' && wrote,
  };
};
