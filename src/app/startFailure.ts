import { failureKind } from '@/domain/errors.ts';
import type { EntryText } from '@/i18n/useEntryText.ts';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** What a person is told when data cannot be opened, where the cause is known. */
export const startFailure = (error: unknown, text: EntryText): unknown => {
  if (nameOf(error) === 'LocalStorageUnavailableError') {
    return new Error(text('start.storage'), { cause: error });
  }
  if (failureKind(error) === 'storageFull' || nameOf(error) === 'QuotaExceededError') {
    return new Error(text('start.full'), { cause: error });
  }
  return error;
};
