import { useNotificationContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';

const Notifications = lazy(async () => ({
  default: (await import('./Notifications.tsx')).Notifications,
}));

/** Shows notifications; the toasts' code is loaded with the first of them. */
export const NotificationCentre = () => {
  const { notifications } = useNotificationContext();
  const [wanted, setWanted] = useState(false);
  if (notifications.length > 0 && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <Notifications />
    </Suspense>
  );
};
