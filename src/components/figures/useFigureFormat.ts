import { useCallback } from 'react';
import { useNumberFormat } from '../format/useFormat.ts';

/** How a figure is written: pieces, or a share such as 4.2 %, with one decimal so that columns of them line up. */
export type FigureStyle = 'count' | 'share';

/** Writes a figure; a dash where there is none. */
export const useFigureFormat = () => {
  const format = useNumberFormat();
  return useCallback(
    (value: number | null, style: FigureStyle = 'count') => {
      if (value === null) return '–';
      return style === 'share'
        ? format(value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
        : format(value);
    },
    [format],
  );
};
