import { failureKind } from '../states/errorMessage.ts';

const statusOf = (error: unknown): number | null => {
  if (typeof error !== 'object' || error === null) return null;
  const status: unknown = Reflect.get(error, 'status');
  return typeof status === 'number' ? status : null;
};

/** What a person is told when saving failed: the key of a sentence, and what to fill in. */
export const saveFailure = (error: unknown): { key: string; message: string } => {
  const status = statusOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (status === 401) return { key: 'forms.failed.signedOut', message };
  if (status === 409) return { key: 'forms.failed.conflict', message };
  return { key: `forms.failed.${failureKind(error)}`, message };
};

/** @returns the problems by field that a refusal (400) tells of; null where it tells of none. */
export const fieldProblems = (error: unknown): Record<string, string> | null => {
  if (statusOf(error) !== 400 || typeof error !== 'object' || error === null) return null;
  const body: unknown = Reflect.get(error, 'body');
  const errors: unknown = typeof body === 'object' && body ? Reflect.get(body, 'errors') : null;
  if (typeof errors !== 'object' || errors === null) return null;
  const told = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return told.length > 0 ? Object.fromEntries(told) : null;
};
