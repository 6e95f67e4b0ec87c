import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { useStillOffline } from '@/layout/useStillOffline.ts';

/**
 * Holds the place of what is loading, and says so: a name needs a role (WAI-ARIA 1.2, 5.2.8.6). Where there is room, a
 * height, it says in words what comes once the network is back.
 */
export const LoadingSkeleton = (props: Pick<SkeletonProps, 'height' | 'width' | 'variant'>) => {
  const translate = useTranslate();
  const text = useEntryText();
  const waits = useStillOffline() && props.height !== undefined;
  if (waits)
    return (
      <Typography role="status" color="textSecondary" sx={{ minHeight: props.height }}>
        {text('start.partMissing')}
      </Typography>
    );
  return <Skeleton {...props} role="progressbar" aria-label={translate('common.loading')} />;
};
