import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Panel } from '@/components/Panel.tsx';
import { useImportSession } from '../engine/SessionContext.ts';
import type { Busy } from '../engine/sessionState.ts';
import { BusyLine } from './BusyLine.tsx';

/** A source is being read; it can be given up. */
export const ReadingStep = ({ busy }: { busy: Busy }) => {
  const translate = useTranslate();
  const session = useImportSession();
  return (
    <Panel title={translate('import.preview.title')}>
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <BusyLine busy={busy} />
        <div>
          <Button variant="outlined" onClick={session.cancel}>
            {translate('import.reading.cancel')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
};
