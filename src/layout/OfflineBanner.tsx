import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useOnline } from './useOnline.ts';

/** Says that the network is gone, for as long as it is. */
export const OfflineBanner = () => {
  const online = useOnline();
  const translate = useTranslate();
  if (online) return null;
  return (
    <Alert severity="warning" role="status" square>
      {translate('shell.offline')}
    </Alert>
  );
};
