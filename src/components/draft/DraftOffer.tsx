import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useDateFormat } from '../format/useFormat.ts';

/** Offers the changes of an earlier visit that were not saved. */
export const DraftOffer = (props: {
  /** When they were kept. */
  savedAt: Date;
  onRestore: () => void;
  onDiscard: () => void;
}) => {
  const translate = useTranslate();
  const format = useDateFormat();
  return (
    <Alert
      role="status"
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-action': { flexWrap: 'wrap' } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={props.onDiscard}>
            {translate('common.draft.discard')}
          </Button>
          <Button color="inherit" size="small" variant="outlined" onClick={props.onRestore}>
            {translate('common.draft.restore')}
          </Button>
        </>
      }
    >
      {translate('common.draft.found', { time: format(props.savedAt, 'time') })}
    </Alert>
  );
};
