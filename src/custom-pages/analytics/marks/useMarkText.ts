import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Mark } from '@/domain/analytics/marks.ts';

/** Writes what was done on a day on one line. */
export const useMarkText = () => {
  const translate = useTranslate();
  return useCallback(
    ({ counts }: Pick<Mark, 'counts'>) =>
      counts
        .map(({ kind, count }) => translate(`analytics.marks.kind.${kind}`, { smart_count: count }))
        .join(', '),
    [translate],
  );
};
