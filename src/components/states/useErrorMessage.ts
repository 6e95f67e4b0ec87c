import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { failureText } from './errorMessage.ts';

/** Turns an error into one sentence for a toast: what happened and what to do. */
export const useErrorMessage = () => {
  const translate = useTranslate();
  return useCallback(
    (error: unknown) => {
      const { kind, title, help, params } = failureText(error);
      if (kind === 'other') {
        return translate(help, { message: translate(params.message, { _: params.message }) });
      }
      return `${translate(title)}. ${translate(help)}`;
    },
    [translate],
  );
};
