import { lazy, Suspense, useEffect } from 'react';
import { LoginPage } from '@/custom-pages/login/LoginPage.tsx';
import { needWords } from '@/i18n/words.ts';
import { ErrorBoundary } from '@/layout/ErrorBoundary.tsx';
import { PleaseWait } from '@/layout/PleaseWait.tsx';
import { useSession } from '@/providers/AuthContext.tsx';
import { showLoginAddress } from './entryAddress.ts';

const SignedIn = lazy(async () => {
  const [part] = await Promise.all([import('./SignedIn.tsx'), needWords('core')]);
  return part;
});

const SignedOut = () => {
  useEffect(showLoginAddress, []);
  return <LoginPage />;
};

/** What the session asks for: wait, sign in, or work. */
export const App = () => {
  const { session } = useSession();
  if (session.status === 'loading') return <PleaseWait />;
  if (session.status === 'signedOut') return <SignedOut />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<PleaseWait />}>
        <SignedIn key={`${session.actor.uid} ${session.actor.role}`} />
      </Suspense>
    </ErrorBoundary>
  );
};
