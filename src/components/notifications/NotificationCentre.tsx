import { useNotificationContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { untilLoaded } from '@/lib/untilLoaded.ts';
import { useLoadSoon } from '@/lib/useLoadSoon.ts';
import { BesideDialogs } from './BesideDialogs.tsx';

const load = async () => ({ default: (await import('./Notifications.tsx')).Notifications });

const Notifications = lazy(() => untilLoaded(load));

/** Shows notifications; the toasts' code is loaded soon, at the latest with the first of them. */
export const NotificationCentre = () => {
  const { notifications } = useNotificationContext();
  const [wanted, setWanted] = useState(false);
  useLoadSoon(load);
  if (notifications.length > 0 && !wanted) setWanted(true);
  // There before the first of them: what comes together with its live region is not read out.
  return (
    <BesideDialogs>
      <div aria-live="polite">
        {wanted && (
          <Suspense>
            <Notifications />
          </Suspense>
        )}
      </div>
    </BesideDialogs>
  );
};
