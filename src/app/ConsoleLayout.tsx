import { type ReactNode, Suspense, useCallback } from 'react';
import { ListMemoryProvider } from '@/components/list/ListMemory.tsx';
import { PlainStyles } from '@/components/PlainStyles.tsx';
import { TaskPanel } from '@/components/progress/TaskPanel.tsx';
import { FollowSales } from '@/components/sales/FollowSales.tsx';
import { ShortcutHelp } from '@/components/shortcuts/ShortcutHelp.tsx';
import { MarkSignIn } from '@/components/signIn/MarkSignIn.tsx';
import { CommandPalette } from '@/custom-pages/palette/CommandPalette.tsx';
import { ErrorBoundary } from '@/layout/ErrorBoundary.tsx';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { Layout } from '@/layout/Layout.tsx';
import { ReadMeterBadge } from '@/layout/ReadMeterBadge.tsx';
import { SignOutAsked } from '@/layout/SignOutAsked.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { ActingForBanner } from '@/resources/business/ActingForBanner.tsx';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import type { Page } from '@/routes/pages.ts';
import { usePreload } from '@/routes/usePreload.ts';
import { componentOf } from './componentOf.ts';

/** Always the same: the header is drawn anew for what it shows, not for every address. */
const TOOLS = <CommandPalette />;

/** react-admin's layout: frame, page in view, and what outlives pages. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  const { role } = useAuth().actor;
  const { pathname } = useAddress();
  usePreload(
    role,
    useCallback((page: Page) => componentOf(role, page), [role]),
  );
  return (
    <>
      <PlainStyles />
      <Layout tools={TOOLS} foot={<TaskPanel />}>
        <ActingForBanner />
        <ListMemoryProvider>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<InPageLoader />}>{children}</Suspense>
          </ErrorBoundary>
        </ListMemoryProvider>
      </Layout>
      {import.meta.env.DEV && <ReadMeterBadge />}
      {role === 'owner' && <FollowSales />}
      {role === 'owner' && <MarkSignIn />}
      <ShortcutHelp />
      <SignOutAsked />
    </>
  );
};
