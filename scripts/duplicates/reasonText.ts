import type { DuplicateReason } from '../../src/domain/duplicates/reasons.ts';
import { merge } from '../../src/i18n/en/merge.ts';

/** A reason in words, with its points: "same model number +17". */
export const reasonText = ({ kind, points, likeness }: DuplicateReason): string => {
  const words = merge.reason[kind][points > 0 ? 'for' : 'against'];
  const percent = likeness === undefined ? '' : `${Math.round(likeness * 100)} %`;
  return `${words.replace('%{likeness}', percent)} ${points > 0 ? '+' : '−'}${Math.abs(points)}`;
};
