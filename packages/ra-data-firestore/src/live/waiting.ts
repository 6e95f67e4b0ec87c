import { HttpError } from 'ra-core';

const CODE = 'waiting';

/** An error of a listener that goes on trying: 503, or the status and words of the one it met. */
export const waiting = (cause: string | HttpError): HttpError =>
  typeof cause === 'string'
    ? new HttpError(cause, 503, { code: CODE })
    : new HttpError(cause.message, cause.status, { ...cause.body, code: CODE });

/** Whether what a subscription was told is no end: its listener goes on trying by itself. */
export const isWaiting = (error: unknown): boolean =>
  error instanceof HttpError && error.body?.code === CODE;
