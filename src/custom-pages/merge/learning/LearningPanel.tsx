import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import { FEWEST_LABELS, learnThresholds } from '@/domain/duplicates/learnThresholds.ts';
import { LEAST_CHANCE } from '@/domain/duplicates/verdict.ts';
import { VERDICTS } from '@/domain/duplicates/verdicts.ts';
import type { Scanning } from '../useScan.ts';
import { useLearningReset } from './useLearningReset.ts';

/** How often the search was right here, and what it has learnt from that. */
export const LearningPanel = ({ scanning }: { scanning: Scanning }) => {
  const { scan, forgetLabels } = scanning;
  const translate = useTranslate();
  const format = useNumberFormat();
  const reset = useLearningReset(forgetLabels);
  const learned = useMemo(() => learnThresholds(scan?.labels ?? []), [scan]);
  if (!scan || learned.labels === 0) return null;
  const percent = (share: number) => format(share, { style: 'percent', maximumFractionDigits: 0 });
  const explained = () => {
    if (learned.labels < FEWEST_LABELS)
      return translate('merge.learning.few', { smart_count: FEWEST_LABELS - learned.labels });
    return translate(learned.moved ? 'merge.learning.moved' : 'merge.learning.same');
  };
  return (
    <Panel
      title={translate('merge.learning.title')}
      note={explained()}
      actions={
        <Button size="small" onClick={() => void reset()}>
          {translate('merge.learning.forget')}
        </Button>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {VERDICTS.map(verdict => {
          const { judged, same } = learned.right[verdict];
          const [now, usual] = [percent(learned.least[verdict]), percent(LEAST_CHANCE[verdict])];
          return (
            <li key={verdict}>
              <Typography component="span" sx={{ fontWeight: 550 }}>
                {translate(`merge.verdict.${verdict}`)}
              </Typography>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {judged === 0
                  ? translate('merge.learning.none')
                  : translate('merge.learning.right', { smart_count: judged, same })}
                {' · '}
                {now === usual
                  ? translate('merge.learning.from', { now })
                  : translate('merge.learning.fromNow', { now, usual })}
              </Typography>
            </li>
          );
        })}
      </Box>
    </Panel>
  );
};
