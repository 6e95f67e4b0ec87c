import { lazy, Suspense, useState } from 'react';
import { withMessages } from '@/i18n/i18nProvider.ts';
import { untilLoaded } from '@/lib/untilLoaded.ts';
import { useLoadSoon } from '@/lib/useLoadSoon.ts';
import { useTasks } from './useTasks.ts';

const load = withMessages(async () => ({
  default: (await import('./ProgressPanel.tsx')).ProgressPanel,
}));

const ProgressPanel = lazy(() => untilLoaded(load));

/** The surface for long work; its code is loaded soon, at the latest with the first task. */
export const TaskPanel = () => {
  const busy = useTasks().length > 0;
  const [wanted, setWanted] = useState(false);
  useLoadSoon(load);
  if (busy && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ProgressPanel />
    </Suspense>
  );
};
