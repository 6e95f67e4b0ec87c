import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { untilLoaded } from '@/lib/untilLoaded.ts';
import { useFormGaps } from '../useFormGaps.ts';
import { Lacks } from './Lacks.tsx';

const ChannelAsks = lazy(() => untilLoaded(() => import('./ChannelAsks.tsx')));

/**
 * What the product lacks to be sold, and what shops and channels ask; said before it is published,
 * and no reason not to.
 */
export const Readiness = () => {
  const translate = useTranslate();
  const gaps = useFormGaps();
  return (
    <Box sx={{ mt: 2 }}>
      {gaps.length > 0 && (
        <Lacks
          title={translate('products.form.ready.title')}
          lacks={gaps.map(gap => translate(`products.gap.${gap}`))}
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(gaps.length > 0 ? 'products.form.ready.help' : 'products.form.ready.all')}
      </Typography>
      <Suspense>
        <ChannelAsks />
      </Suspense>
    </Box>
  );
};
