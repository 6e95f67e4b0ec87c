import { useMemo } from 'react';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router';
import { BackOffice } from '@/BackOffice.tsx';
import { PageMissing } from '@/components/states/PageMissing.tsx';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { PageLoader } from '@/layout/PageLoader.tsx';
import { ServicesContext } from '@/providers/ServicesContext.tsx';
import type { DataServices } from '@/providers/types.ts';
import { enterConsole } from './entryAddress.ts';
import { startFailure } from './startFailure.ts';
import { useDataServices } from './useDataServices.ts';

const Console = ({ services }: { services: DataServices }) => {
  const router = useMemo(() => {
    enterConsole();
    return createBrowserRouter([
      {
        path: '*',
        element: (
          <>
            <ScrollRestoration getKey={({ pathname }) => pathname} />
            <BackOffice />
          </>
        ),
      },
    ]);
  }, []);
  return (
    <ServicesContext.Provider value={services}>
      <RouterProvider router={router} />
    </ServicesContext.Provider>
  );
};

/** The signed-in part: data and files first, then the console. */
const SignedIn = () => {
  const { state, retry } = useDataServices();
  const text = useEntryText();
  if (state.status === 'failed') {
    return <PageMissing error={startFailure(state.error, text)} retry={retry} />;
  }
  if (state.status === 'loading') {
    const percent = state.share === null ? null : Math.round(state.share * 100);
    const detail = percent === null ? undefined : text('preparing', { percent });
    return <PageLoader detail={detail} />;
  }
  return <Console services={state.services} />;
};

export default SignedIn;
