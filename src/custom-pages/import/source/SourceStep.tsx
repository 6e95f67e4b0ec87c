import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { Section } from '@/components/Section.tsx';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { wrappingAlert } from '../wrappingAlert.ts';
import { CONNECT_FORMS } from './connectForms.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileFailures } from './FileFailures.tsx';

/** The choice of a source: files of the platform's export, or the shop itself. */
export const SourceStep = () => {
  const translate = useTranslate();
  const formatDate = useDateFormat();
  const session = useImportSession();
  const { problem, failures, resuming, channel } = useImportState();
  const [way, setWay] = useState<'upload' | 'connect'>(
    channel === 'api' && problem ? 'connect' : 'upload',
  );
  const id = useId();
  const Connect = CONNECT_FORMS[session.context.platform];
  return (
    <Section title={translate('import.source.ways')}>
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
          value={way}
          onChange={(_, value: 'upload' | 'connect') => setWay(value)}
          aria-label={translate('import.source.ways')}
        >
          <Tab
            value="upload"
            label={translate('import.source.upload')}
            id={`${id}-upload`}
            aria-controls={`${id}-panel`}
          />
          <Tab
            value="connect"
            label={translate('import.source.connect')}
            id={`${id}-connect`}
            aria-controls={`${id}-panel`}
          />
        </Tabs>
        {problem && (
          <Alert severity="error" role="alert">
            {translate(problem.key, problem.params)}
          </Alert>
        )}
        <FileFailures failures={failures} />
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
          {way === 'upload' && <FileDrop />}
          {way === 'connect' && <Connect />}
        </div>
      </Stack>
    </Section>
  );
};
