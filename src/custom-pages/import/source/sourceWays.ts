import type { ImportSessionState } from '../engine/sessionState.ts';

/** How a source can be had. */
export type SourceWay = 'upload' | 'connect' | 'everything';

/** The way that is open at first: the one that could not be read, so that it can be tried again. */
export const firstWay = ({
  channel,
  problem,
}: Pick<ImportSessionState, 'channel' | 'problem'>): SourceWay => {
  if (channel !== 'api' || !problem) return 'upload';
  return problem.key.startsWith('import.everything.') ? 'everything' : 'connect';
};
