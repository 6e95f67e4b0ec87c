import Stack from '@mui/material/Stack';
import { useDeferredValue } from 'react';
import { useImportSession, useImportState } from './machinery/SessionContext.ts';
import { PreviewStep } from './preview/PreviewStep.tsx';
import { DoneStep } from './run/DoneStep.tsx';
import { RunHistory } from './run/RunHistory.tsx';
import { WritingStep } from './run/WritingStep.tsx';
import { ReadingStep } from './source/ReadingStep.tsx';
import { SourceStep } from './source/SourceStep.tsx';
import { useFreshReturn } from './useFreshReturn.ts';

/** The step an import stands at, and the history of earlier ones. */
export const ImportConsole = () => {
  const { context } = useImportSession();
  useFreshReturn();
  // A step is a large part of the page: it is made in slices, not in one go.
  const { phase, busy } = useDeferredValue(useImportState());
  return (
    <Stack spacing={3} key={context.platform}>
      {phase === 'source' && <SourceStep />}
      {phase === 'reading' && busy && <ReadingStep busy={busy} />}
      {phase === 'preview' && <PreviewStep />}
      {phase === 'writing' && <WritingStep />}
      {phase === 'done' && <DoneStep />}
      <RunHistory />
    </Stack>
  );
};
