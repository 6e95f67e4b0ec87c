import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

/** Holds the place of what is loading, and says so: a name needs a role (WAI-ARIA 1.2, 5.2.8.6). */
export const LoadingSkeleton = (props: Pick<SkeletonProps, 'height' | 'width'>) => (
  <Skeleton {...props} role="progressbar" aria-label={useTranslate()('common.loading')} />
);
