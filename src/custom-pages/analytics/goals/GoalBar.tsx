import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import type { GoalProgress } from '@/domain/analytics/goals.ts';

/** How far one goal is, as a bar and in words. */
export const GoalBar = (props: { progress: GoalProgress; outcome: string }) => {
  const { metric, goal, reached } = props.progress;
  const translate = useTranslate();
  const format = useFigureFormat();
  const id = useId();
  const share = reached / goal;
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.5, typography: 'body2' }}>
        <Box id={id} sx={{ flexGrow: 1, fontWeight: 600 }}>
          {translate(`analytics.metric.${metric}`)}
        </Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('figures.goals.of', {
            reached: format(reached),
            goal: format(goal),
            share: format(share, 'share'),
          })}
        </Box>
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, 100 * share)}
        aria-labelledby={id}
        color={share >= 1 ? 'success' : 'primary'}
        sx={{ height: 10, borderRadius: 5, printColorAdjust: 'exact' }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {props.outcome}
      </Typography>
    </Box>
  );
};
