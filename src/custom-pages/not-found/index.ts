import { pageWithCoreMessages } from '@/routes/pageComponent.ts';

/** The page for addresses that nothing is at. */
export const NotFound = pageWithCoreMessages(() => import('./NotFoundPage.tsx'));
