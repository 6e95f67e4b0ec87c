import { entryText } from '@/i18n/entryText.ts';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** What a person is told when data cannot be opened, where the cause is known. */
export const startFailure = (error: unknown): unknown => {
  if (nameOf(error) === 'LocalStorageUnavailableError') {
    return new Error(entryText('start.storage'), { cause: error });
  }
  const status = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : null;
  if (status === 507 || nameOf(error) === 'QuotaExceededError') {
    return new Error(entryText('start.full'), { cause: error });
  }
  return error;
};
