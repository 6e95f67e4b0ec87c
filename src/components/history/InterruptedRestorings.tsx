import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useDateFormat } from '../format/useFormat.ts';
import { useInterruptedRestorings } from './useInterruptedRestorings.ts';

/** Leads to each restoring that was interrupted, where it says what is done and what is not. */
export const InterruptedRestorings = () => {
  const translate = useTranslate();
  const format = useDateFormat();
  const { kept } = useInterruptedRestorings();
  return kept.map(({ batchId, address, ids, startedAt }) => (
    <Alert
      key={batchId}
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={address} color="inherit" size="small" variant="outlined">
          {translate('history.interrupted.look')}
        </Button>
      }
    >
      {translate('history.interrupted.elsewhere', {
        smart_count: ids.length,
        time: format(new Date(startedAt), 'time'),
      })}
    </Alert>
  ));
};
