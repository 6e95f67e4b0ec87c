import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { funnelOf, type Rate } from '@/domain/analytics/rates.ts';
import type { Activity } from '@/domain/schemas/stats.ts';
import { useRateText } from './useRateText.ts';

/** Views, saves and clicks out below each other, each bar as long as its part of the views. */
export const FunnelBars = ({ activity }: { activity: Activity }) => {
  const translate = useTranslate();
  const format = useFigureFormat();
  const rateText = useRateText();
  const { views, saved, clicked } = funnelOf(activity);
  const step = (label: string, value: string, share: number) => (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.5, typography: 'body2' }}>
        <Box sx={{ flexGrow: 1 }}>{label}</Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{value}</Box>
      </Box>
      <Box aria-hidden sx={{ height: 18, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            height: 18,
            borderRadius: 1,
            bgcolor: 'primary.main',
            printColorAdjust: 'exact',
            width: `${100 * Math.min(1, share)}%`,
            // A part that is there shows, however small.
            minWidth: share > 0 ? 3 : 0,
          }}
        />
      </Box>
    </Box>
  );
  const part = (label: string, rate: Rate) => step(label, rateText(rate), rate.share ?? 0);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {step(translate('analytics.metric.views'), format(views), views > 0 ? 1 : 0)}
      {part(translate('analytics.metric.saves'), saved)}
      {part(translate('analytics.metric.clicks'), clicked)}
    </Box>
  );
};
