import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { ApplicationError } from '@/layout/ApplicationError.tsx';
import { CodeUnreachableError } from '@/lib/loadCode.ts';
import { useServerBack } from '@/lib/useServerBack.ts';
import { ROOM_BELOW } from '../progress/useRoomBelow.ts';
import { Notice } from './Notice.tsx';

/** Why code is not there, and how to load it once more. */
export interface PartMissingProps {
  error: unknown;
  retry: () => void;
}

/** Whether the code is only out of reach; then it is loaded by itself when the server answers again. */
const useUnreachable = ({ error, retry }: PartMissingProps) => {
  const unreachable = error instanceof CodeUnreachableError;
  useServerBack(unreachable, retry);
  return unreachable;
};

/** In place of a page whose code could not be loaded. */
export const PageMissing = (props: PartMissingProps) => {
  const text = useEntryText();
  if (!useUnreachable(props)) return <ApplicationError {...props} />;
  return (
    <Notice
      alert
      title={text('start.pageMissing')}
      actions={
        <Button variant="contained" onClick={props.retry}>
          {text('start.retry')}
        </Button>
      }
    />
  );
};

/** In place of a part of a page whose code could not be loaded. */
export const PartMissing = (props: PartMissingProps & { action?: ReactNode }) => {
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
export const FloatingPartMissing = (props: PartMissingProps & { onClose: () => void }) => (
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
