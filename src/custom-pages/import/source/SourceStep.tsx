import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import type { SourceWay } from '../engine/sessionState.ts';
import { useOwnerTasks } from '../useOwnerTasks.ts';
import { wrappingAlert } from '../wrappingAlert.ts';
import { CONNECT_FORMS } from './connectForms.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileFailures } from './FileFailures.tsx';
import { ReadEverything } from './ReadEverything.tsx';

/** The choice of a source: files of the platform's export, or the shop itself; whole, where functions can. */
export const SourceStep = () => {
  const translate = useTranslate();
  const formatDate = useDateFormat();
  const session = useImportSession();
  const { problem, failures, resuming } = useImportState();
  // A tab opens at once; the session tells what changed some milliseconds later.
  const [way, setWay] = useState(() => session.state.get().way);
  const id = useId();
  const { platform } = session.context;
  const tasks = useOwnerTasks('readShop', platform === 'shopify');
  const Connect = CONNECT_FORMS[platform];
  const choose = (value: SourceWay) => {
    setWay(value);
    session.choose(value);
  };
  const ways: SourceWay[] = ['upload', 'connect', ...(tasks ? (['everything'] as const) : [])];
  const shown = ways.includes(way) ? way : 'upload';
  return (
    <Panel title={translate('import.source.ways')}>
      <Stack spacing={2}>
        {resuming && (
          <Alert
            severity="info"
            sx={wrappingAlert}
            action={
              <Button color="inherit" onClick={session.reset}>
                {translate('import.source.startFresh')}
              </Button>
            }
          >
            <strong>
              {translate('import.source.resuming', {
                time: formatDate(resuming.startedAt, 'time'),
              })}
            </strong>
            <br />
            {translate('import.source.resumingHelp', { file: resuming.fileName ?? resuming.shop })}
          </Alert>
        )}
        <Tabs
          value={shown}
          onChange={(_, value: SourceWay) => choose(value)}
          aria-label={translate('import.source.ways')}
          variant="scrollable"
          allowScrollButtonsMobile
        >
          {ways.map(one => (
            <Tab
              key={one}
              value={one}
              label={translate(`import.source.${one}`)}
              id={`${id}-${one}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Tabs>
        {problem && (
          <Alert severity="error" role="alert">
            {translate(problem.key, problem.params)}
          </Alert>
        )}
        <FileFailures failures={failures} />
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
          {shown === 'upload' && <FileDrop />}
          {shown === 'connect' && <Connect />}
          {shown === 'everything' && tasks && <ReadEverything tasks={tasks} />}
        </div>
      </Stack>
    </Panel>
  );
};
