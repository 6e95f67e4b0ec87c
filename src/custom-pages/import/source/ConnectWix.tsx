import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { readWix } from '@/domain/import/wix/readWix.ts';
import { unnamedSite } from '@/domain/import/wix/siteName.ts';
import { sleep } from '@/domain/retry.ts';
import { useImportSession } from '../engine/SessionContext.ts';
import { ConnectSteps } from './ConnectSteps.tsx';

/** Reads a Wix site as an anonymous visitor, by the public id of an OAuth app. */
export const ConnectWix = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const [clientId, setClientId] = useState(() => session.state.get().address);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fetch = window.fetch.bind(window);
    const label = translate('import.platform.wix');
    void session.readShop(label, unnamedSite(clientId), signal =>
      readWix(clientId, { fetch, sleep, signal }),
    );
  };
  const steps = [
    translate('import.connect.wixStep1'),
    translate('import.connect.wixStep2'),
    translate('import.connect.wixStep3', { origin: window.location.origin }),
    translate('import.connect.wixStep4'),
  ];
  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ maxWidth: 560, pt: 1 }} noValidate>
      <TextField
        label={translate('import.connect.clientId')}
        helperText={translate('import.connect.clientIdHelp')}
        value={clientId}
        onChange={event => {
          setClientId(event.target.value);
          session.address(event.target.value);
        }}
        autoComplete="off"
        required
      />
      <ConnectSteps title={translate('import.connect.wixSteps')} steps={steps} />
      <Typography variant="body2" color="textSecondary">
        {translate('import.connect.limitsWix')}
      </Typography>
      <div>
        <Button type="submit" variant="contained" disabled={clientId.trim() === ''}>
          {translate('import.connect.go')}
        </Button>
      </div>
    </Stack>
  );
};
