import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { ROOM_BELOW } from '../progress/useRoomBelow.ts';
import { type CodeMissingProps, useUnreachable } from './useUnreachable.ts';

/** In place of a part of a page whose code could not be loaded. */
export const PartMissing = (props: CodeMissingProps & { action?: ReactNode }) => {
  const text = useEntryText();
  const unreachable = useUnreachable(props);
  return (
    <Alert
      severity="warning"
      sx={{ my: props.action ? 0 : 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={props.retry}>
            {text('start.retry')}
          </Button>
          {props.action}
        </>
      }
    >
      {text(unreachable ? 'start.partMissing' : 'start.partFailed')}
    </Alert>
  );
};

/** In place of a dialog, menu or popover whose code could not be loaded. */
export const FloatingPartMissing = (props: CodeMissingProps & { onClose: () => void }) => (
  <Box
    sx={{
      position: 'fixed',
      zIndex: 'snackbar',
      bottom: `calc(${ROOM_BELOW} + 16px)`,
      left: 16,
      right: 16,
      mx: 'auto',
      maxWidth: 560,
      boxShadow: 6,
      borderRadius: 1,
    }}
  >
    <PartMissing {...props} action={<CloseButton onClose={props.onClose} />} />
  </Box>
);

const CloseButton = ({ onClose }: { onClose: () => void }) => {
  const text = useEntryText();
  return (
    <Button color="inherit" size="small" onClick={onClose}>
      {text('start.close')}
    </Button>
  );
};
