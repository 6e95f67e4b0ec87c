import Box from '@mui/material/Box';
import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { useStillOffline } from '@/layout/useStillOffline.ts';

/**
 * Holds the place of what is loading, and says so: a name needs a role (WAI-ARIA 1.2, 5.2.8.6). Offline it says that
 * this comes once the network is back: in a sentence where there is room, a height, otherwise in a word or two.
 */
export const LoadingSkeleton = (
  props: Pick<SkeletonProps, 'width' | 'variant'> & {
    /** Pixels; of each block where there are several, which are one thing to wait for. */
    height?: number | readonly number[];
    /** CSS of the columns that blocks stand in, as cards do; one below another unless given. */
    columns?: string;
    /** What is loading, translated. */
    label?: string;
  },
) => {
  const { height, label, columns, ...look } = props;
  const translate = useTranslate();
  const text = useEntryText();
  const waits = useStillOffline();
  const named = { role: 'progressbar', 'aria-label': label ?? translate('common.loading') };
  if (height === undefined)
    return waits ? (
      <Typography component="span" variant="body2" color="textSecondary">
        {text('start.partNotYet')}
      </Typography>
    ) : (
      <Skeleton {...look} {...named} />
    );
  const blocks = [height].flat();
  if (waits)
    return (
      <Typography
        role="status"
        color="textSecondary"
        sx={{ minHeight: blocks.reduce((sum, one) => (columns ? one : sum + one), 0) }}
      >
        {text('start.partMissing')}
      </Typography>
    );
  // Lines of text have room of their own between them.
  const gap = look.variant === undefined ? 0 : columns ? 1 : 2;
  return (
    <Box {...named} sx={{ display: 'grid', gap, gridTemplateColumns: columns ?? 'minmax(0, 1fr)' }}>
      {blocks.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have nothing but their places
        <Skeleton key={at} {...look} height={one} />
      ))}
    </Box>
  );
};
