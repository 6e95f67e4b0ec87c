import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Verdict } from '@/domain/duplicates/verdicts.ts';

const COLOURS = {
  sure: 'success.main',
  likely: 'primary.main',
  possible: 'text.secondary',
} as const;

/** How sure it is that products are one: a word, and the chance in per cent. */
export const VerdictMark = ({ verdict, score }: { verdict: Verdict; score: number }) => {
  const translate = useTranslate();
  // Nothing is certain until a person says so.
  const rounded = Math.min(99, Math.round(score));
  const label = translate('merge.queue.scoreLabel', { score: rounded });
  return (
    <Box sx={{ minWidth: 72 }}>
      <Typography sx={{ fontWeight: 650, color: COLOURS[verdict] }}>
        {translate(`merge.verdict.${verdict}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" role="img" aria-label={label} title={label}>
        {translate('merge.queue.score', { score: rounded })}
      </Typography>
    </Box>
  );
};
