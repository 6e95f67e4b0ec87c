import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { sureGroups } from '@/domain/duplicates/sureGroups.ts';
import type { Scan } from '../savedScan.ts';
import { SureDialog } from './SureDialog.tsx';
import { useSureMerges } from './useSureMerges.ts';

/** Merges all that is sure at one go, after showing each. */
export const MergeAllSure = (props: {
  scan: Scan;
  forget: (merged: readonly string[]) => void;
}) => {
  const { scan, forget } = props;
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const sure = useMemo(() => sureGroups(scan.candidates), [scan]);
  const { mergeAll } = useSureMerges(forget);
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
