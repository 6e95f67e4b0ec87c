import { Suspense } from 'react';
import { withMessages } from '@/i18n/i18nProvider.ts';
import { LoadingSkeleton } from '../states/LoadingSkeleton.tsx';
import { lazyPart } from '../states/lazyPart.ts';
import type { PersonalDataProps } from './PersonalData.tsx';

const PersonalData = lazyPart(withMessages(() => import('./PersonalData.tsx'), 'all'));

/** Data protection on the page of a person or of their business; its code comes with it. */
export const PersonalDataSection = (props: PersonalDataProps) => (
  <Suspense fallback={<LoadingSkeleton variant="rounded" height={160} />}>
    <PersonalData key={props.id} {...props} />
  </Suspense>
);
