import Stack from '@mui/material/Stack';
import { Activity, Suspense, useDeferredValue } from 'react';
import { lazyPart } from '@/components/states/lazyPart.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useImportSession, useImportState } from './engine/SessionContext.ts';
import { DoneStep } from './run/DoneStep.tsx';
import { RunHistory } from './run/RunHistory.tsx';
import { WritingStep } from './run/WritingStep.tsx';
import { ReadingStep } from './source/ReadingStep.tsx';
import { SourceStep } from './source/SourceStep.tsx';
import { useFreshReturn } from './useFreshReturn.ts';

/** Nothing is previewed before a file is read: what shows it is loaded meanwhile. */
const PreviewStep = lazyPart(async () => ({
  default: (await import('./preview/PreviewStep.tsx')).PreviewStep,
}));

/** The step an import stands at, and the history of earlier ones. */
export const ImportConsole = () => {
  const { context } = useImportSession();
  useFreshReturn();
  // A step is a large part of the page: it is made in slices, not in one go.
  const { phase, busy } = useDeferredValue(useImportState());
  return (
    <Stack spacing={3} key={`${context.platform} ${context.businessId}`}>
      {phase === 'reading' && busy && <ReadingStep busy={busy} />}
      {(phase === 'source' || phase === 'reading') && (
        // What was typed is there still when reading is given up or fails; a token among it stays out of the session.
        <Activity mode={phase === 'source' ? 'visible' : 'hidden'}>
          <SourceStep />
        </Activity>
      )}
      {phase === 'preview' && (
        <Suspense fallback={<InPageLoader />}>
          <PreviewStep />
        </Suspense>
      )}
      {phase === 'writing' && <WritingStep />}
      {phase === 'done' && <DoneStep />}
      <RunHistory />
    </Stack>
  );
};
