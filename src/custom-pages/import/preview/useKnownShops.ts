import { useMemo } from 'react';
import { useImportSession } from '../machinery/SessionContext.ts';
import { useRuns } from '../run/useRuns.ts';

/** The shop names of earlier imports, the latest first. */
export const useKnownShops = (): string[] => {
  const { context } = useImportSession();
  const { runs } = useRuns(context);
  return useMemo(() => [...new Set(runs.map(({ shop }) => shop))], [runs]);
};
