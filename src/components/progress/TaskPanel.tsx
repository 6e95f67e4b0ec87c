import { lazy, Suspense, useState } from 'react';
import { withWords } from '@/providers/i18nProvider.ts';
import { useTasks } from './useTasks.ts';

const ProgressPanel = lazy(
  withWords(async () => ({ default: (await import('./ProgressPanel.tsx')).ProgressPanel })),
);

/** The surface for long work; its code is loaded with the first task. */
export const TaskPanel = () => {
  const busy = useTasks().length > 0;
  const [wanted, setWanted] = useState(false);
  if (busy && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ProgressPanel />
    </Suspense>
  );
};
