import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { DayMark } from '@/domain/analytics/chartNotes.ts';

/** Writes what was done on a day, and what people wrote, on one line. */
export const useMarkText = () => {
  const translate = useTranslate();
  return useCallback(
    ({ counts, notes }: Pick<DayMark, 'counts' | 'notes'>) =>
      [
        ...counts.map(({ kind, count }) =>
          translate(`analytics.marks.kind.${kind}`, { smart_count: count }),
        ),
        ...notes.map(({ text }) => translate('figures.notes.quoted', { text })),
      ].join(', '),
    [translate],
  );
};
