import { CoreAdminContext, localStorageStore } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { ListMemoryProvider } from './components/list/ListMemory.tsx';
import { TaskPanel } from './components/progress/TaskPanel.tsx';
import { ShortcutHelp } from './components/shortcuts/ShortcutHelp.tsx';
import { CommandPalette } from './custom-pages/palette/CommandPalette.tsx';
import { Layout } from './layout/Layout.tsx';
import { ReadMeterBadge } from './layout/ReadMeterBadge.tsx';
import { useAuth } from './providers/AuthContext.tsx';
import { createAuthProvider } from './providers/authProvider.ts';
import { keepNewest } from './providers/cache/newestRecords.ts';
import { staleAfterCommits } from './providers/cache/staleAfterCommits.ts';
import { useI18n } from './providers/i18nProvider.ts';
import { NotificationCentre } from './providers/notifications/NotificationCentre.tsx';
import { followOtherTabs } from './providers/otherTabs.ts';
import { createQueryClient } from './providers/queryClient.ts';
import { useServices } from './providers/ServicesContext.tsx';
import { ActingForBanner } from './resources/business/ActingForBanner.tsx';
import { Resources } from './resources/Resources.tsx';
import { ConsoleRoutes } from './routes/ConsoleRoutes.tsx';
import { routerAdapter } from './routes/routerAdapter.tsx';

/** The react-admin shell: resources by role, data, words, layout and pages. */
export const BackOffice = () => {
  const { user, actor, signOut } = useAuth();
  const { dataProvider } = useServices();
  const i18nProvider = useI18n();
  const queryClient = useMemo(createQueryClient, []);
  useEffect(
    function keepReadsTrue() {
      const ends = [followOtherTabs, staleAfterCommits, keepNewest].map(keep => keep(queryClient));
      return () => {
        for (const end of ends) end();
      };
    },
    [queryClient],
  );
  const store = useMemo(() => localStorageStore('1', `backOffice.${actor.uid}`), [actor.uid]);
  const authProvider = useMemo(
    () => createAuthProvider(user, actor, signOut),
    [user, actor, signOut],
  );
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      routerProvider={routerAdapter}
    >
      <Resources role={actor.role} />
      <Layout tools={<CommandPalette />} foot={<TaskPanel />}>
        <ActingForBanner />
        <ListMemoryProvider>
          <ConsoleRoutes role={actor.role} />
        </ListMemoryProvider>
      </Layout>
      {import.meta.env.DEV && <ReadMeterBadge />}
      <ShortcutHelp />
      <NotificationCentre />
    </CoreAdminContext>
  );
};
