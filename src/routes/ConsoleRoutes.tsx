import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { lazyPage } from '@/components/states/lazyPart.tsx';
import type { Role } from '@/domain/access/roles.ts';
import { ErrorBoundary } from '@/layout/ErrorBoundary.tsx';
import { PleaseWait } from '@/layout/PleaseWait.tsx';
import { paths } from './paths.ts';
import { ROUTES } from './routeTables.ts';
import { usePreload } from './usePreload.ts';

const NotFoundPage = lazyPage(() => import('@/custom-pages/not-found/NotFoundPage.tsx'));

/** The pages of the role; anything else leads to /not-found, and /login to the dashboard. */
export const ConsoleRoutes = ({ role }: { role: Role }) => {
  const { pathname } = useLocation();
  usePreload(role);
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PleaseWait inPage />}>
        <Routes>
          {ROUTES[role].map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="/login" element={<Navigate to={paths.dashboard()} replace />} />
          <Route path={paths.notFound()} element={<NotFoundPage />} />
          <Route path="*" element={<Navigate to={paths.notFound()} replace />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};
