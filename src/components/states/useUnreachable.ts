import { CodeUnreachableError } from '@/lib/loadCode.ts';
import { useServerBack } from '@/lib/useServerBack.ts';

/** Why code is not there, and how to load it once more. */
export interface CodeMissingProps {
  error: unknown;
  retry: () => void;
}

/** Whether the code is only out of reach; then it is loaded by itself when the server answers again. */
export const useUnreachable = ({ error, retry }: CodeMissingProps): boolean => {
  const unreachable = error instanceof CodeUnreachableError;
  useServerBack(unreachable, retry);
  return unreachable;
};
