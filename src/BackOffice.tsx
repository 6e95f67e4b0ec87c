import { useMemo } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { NotificationCentre } from '@/components/notifications/NotificationCentre.tsx';
import { useI18n } from '@/i18n/i18nProvider.ts';
import { CatchAll } from './app/CatchAll.tsx';
import { ConsoleError } from './app/ConsoleError.tsx';
import { ConsoleLayout } from './app/ConsoleLayout.tsx';
import { consoleStore } from './app/consoleStore.ts';
import { CUSTOM_PAGES } from './app/customPages.ts';
import { Dashboard } from './app/Dashboard.tsx';
import { definitionsFor } from './app/resources.ts';
import { useAuthProvider } from './app/useAuthProvider.ts';
import { useQueryClientOfTab } from './app/useQueryClientOfTab.ts';
import { NotFound } from './custom-pages/not-found/index.ts';
import { InPageLoader } from './layout/InPageLoader.tsx';
import { useAuth } from './providers/AuthContext.tsx';
import { useServices } from './providers/ServicesContext.tsx';
import { hasPage } from './routes/pages.ts';
import { paths } from './routes/paths.ts';
import { routerProvider } from './routes/routerProvider.ts';
import { themeOptions } from './theme/theme.ts';

const Loading = () => <InPageLoader />;

/** The react-admin shell: resources and pages of the role, data, words, layout. */
export const BackOffice = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const store = useMemo(() => consoleStore(actor.uid), [actor.uid]);
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={useAuthProvider()}
      i18nProvider={useI18n()}
      queryClient={useQueryClientOfTab()}
      store={store}
      routerProvider={routerProvider}
      theme={themeOptions}
    >
      <CoreAdminUI
        layout={ConsoleLayout}
        dashboard={Dashboard}
        catchAll={CatchAll}
        accessDenied={CatchAll}
        error={ConsoleError}
        loading={Loading}
        loginPage={false}
        authCallbackPage={false}
        disableTelemetry
        requireAuth
      >
        {definitionsFor(actor.role).map(resource => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          {Object.entries(CUSTOM_PAGES).map(
            ([path, Page]) =>
              hasPage(actor.role, path) && <Route key={path} path={path} element={<Page />} />,
          )}
          <Route path={paths.notFound()} element={<NotFound />} />
          <Route path={paths.login()} element={<Navigate to={paths.dashboard()} replace />} />
        </CustomRoutes>
      </CoreAdminUI>
      <NotificationCentre />
    </AdminContext>
  );
};
