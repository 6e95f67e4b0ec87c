import { Suspense, useCallback, useEffect } from 'react';
import { lazyPage } from '@/components/states/lazyPage.ts';
import { LoginPage } from '@/custom-pages/login/LoginPage.tsx';
import { requireMessages } from '@/i18n/messages.ts';
import { ErrorBoundary } from '@/layout/ErrorBoundary.tsx';
import { PageLoader } from '@/layout/PageLoader.tsx';
import { useLoadSoon } from '@/lib/useLoadSoon.ts';
import { useSession } from '@/providers/AuthContext.tsx';
import { showLoginAddress } from './entryAddress.ts';

const loadSignedIn = async () => {
  const [part] = await Promise.all([import('./SignedIn.tsx'), requireMessages('core')]);
  return part;
};

const SignedIn = lazyPage(loadSignedIn);

const SignedOut = () => {
  const { backEnd } = useSession();
  useEffect(showLoginAddress, []);
  const prepare = useCallback(() => Promise.all([loadSignedIn(), backEnd.prepare()]), [backEnd]);
  useLoadSoon(prepare, backEnd.preparesAtOnce);
  return <LoginPage />;
};

/** What the session asks for: wait, sign in, or work. */
export const App = () => {
  const { session } = useSession();
  if (session.status === 'loading') return <PageLoader />;
  if (session.status === 'signedOut') return <SignedOut />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageLoader />}>
        <SignedIn key={`${session.actor.uid} ${session.actor.role}`} />
      </Suspense>
    </ErrorBoundary>
  );
};
