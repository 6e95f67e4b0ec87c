import { pageWithCoreWords } from '@/routes/pageComponent.ts';

/** The page for addresses that nothing is at. */
export const NotFound = pageWithCoreWords(() => import('./NotFoundPage.tsx'));
