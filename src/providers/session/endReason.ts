import { failureKind } from '@/domain/errors.ts';
import type { EndReason } from './sessionState.ts';

/** Why the embedded back end cannot keep data here, as `LocalStorageUnavailableError` says it. */
const STORAGE_REASONS: Readonly<Record<string, EndReason>> = {
  missing: 'storageOff',
  refused: 'storageOff',
  blocked: 'storageBlocked',
  full: 'storageFull',
  gone: 'storageGone',
};

/** What somebody is told whose record cannot be watched: where it is the browser's storage, or App Check, that. */
export const endReason = (error: unknown): EndReason => {
  if (failureKind(error) === 'unproven') return 'unproven';
  if (!(error instanceof Error) || error.name !== 'LocalStorageUnavailableError')
    return 'unreachable';
  const reason: unknown = Reflect.get(error, 'reason');
  return (typeof reason === 'string' ? STORAGE_REASONS[reason] : undefined) ?? 'unreachable';
};
