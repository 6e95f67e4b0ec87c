import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useErrorMessage } from '../states/useErrorMessage.ts';

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : null;

/** Whether somebody else changed the record meanwhile. */
export const isConflict = (error: unknown): boolean => statusOf(error) === 409;

/**
 * Why an act was not carried out, in a sentence: a conflict, a refusal of the domain (whose
 * message is the key of its text), or a failure.
 */
export const useFailureText = (): ((error: unknown) => string) => {
  const translate = useTranslate();
  const messageOf = useErrorMessage();
  return useCallback(
    error => {
      if (isConflict(error)) return translate('common.action.conflict');
      const refusal = error instanceof Error && translate(error.message, { _: '' });
      return refusal || messageOf(error);
    },
    [translate, messageOf],
  );
};
