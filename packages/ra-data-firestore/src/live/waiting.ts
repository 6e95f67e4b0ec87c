import { HttpError } from 'ra-core';

const CODE = 'waiting';

/** An error of a listener that goes on trying. */
export const waiting = (message: string, status = 503): HttpError =>
  new HttpError(message, status, { code: CODE });

/** Whether what a subscription was told is no end: its listener goes on trying by itself. */
export const isWaiting = (error: unknown): boolean =>
  error instanceof HttpError && error.body?.code === CODE;
