import { MAX_FAILURE_LENGTH } from '../../../src/domain/schemas/functionRun.ts';

/** What a failure leaves for administrators: its kind and words, without addresses of anybody. */
export const failureText = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…').slice(0, MAX_FAILURE_LENGTH);
};
