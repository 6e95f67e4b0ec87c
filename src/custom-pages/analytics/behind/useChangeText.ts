import { useCallback } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';

/** Writes by how much a figure changed, with its sign. */
export const useChangeText = () => {
  const format = useNumberFormat();
  return useCallback(
    ({ before, now }: { before: number; now: number }) =>
      format(now - before, { signDisplay: 'exceptZero' }),
    [format],
  );
};
