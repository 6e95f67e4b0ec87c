import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/layout/ErrorBoundary.tsx';
import { ErrorState } from '../states/ErrorState.tsx';

/** Keeps an entry that cannot be shown from taking the page along: anybody may have written it. */
export const HistoryBoundary = (props: { resetKey?: string; children: ReactNode }) => (
  <ErrorBoundary
    resetKey={props.resetKey}
    fallback={(error, retry) => <ErrorState error={error} retry={retry} />}
  >
    {props.children}
  </ErrorBoundary>
);
