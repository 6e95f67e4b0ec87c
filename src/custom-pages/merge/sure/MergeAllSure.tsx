import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import type { Scan } from '@/components/duplicates/savedScan.ts';
import type { DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';
import { sureGroups } from '@/domain/duplicates/sureGroups.ts';
import type { Scanning } from '../useScan.ts';
import { SureDialog } from './SureDialog.tsx';
import { useSureMerges } from './useSureMerges.ts';

/** Merges all that is sure at one go, after showing each. */
export const MergeAllSure = (props: {
  scan: Scan;
  scanning: Pick<Scanning, 'forget' | 'learn'>;
}) => {
  const { scan, scanning } = props;
  const { forget, learn } = scanning;
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const sure = useMemo(() => sureGroups(scan.candidates), [scan]);
  const onMerged = useCallback(
    (merged: readonly string[], said: readonly DuplicateCandidate[]) => {
      learn(said, true);
      forget(merged);
    },
    [forget, learn],
  );
  const { mergeAll } = useSureMerges(onMerged);
  if (sure.groups.length === 0) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {translate('merge.sure.open', { smart_count: sure.groups.length })}
      </Button>
      {asking && (
        <SureDialog
          sure={sure}
          scan={scan}
          onClose={() => setAsking(false)}
          onMerge={(groups, reason) => {
            setAsking(false);
            void mergeAll(groups, reason);
          }}
        />
      )}
    </>
  );
};
