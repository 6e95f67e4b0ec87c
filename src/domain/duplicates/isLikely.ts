import type { Verdict } from './verdicts.ts';

/** Whether a pair is worth a person's next hour: of the merely possible ones most are none. */
export const isLikely = ({ verdict }: { verdict: Verdict }): boolean => verdict !== 'possible';
