import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { useTryingAgain } from './useTryingAgain.ts';

/** Says that what is still missing is asked for again; it lies over the page, which must not move for it. */
export const TryingAgain = () => {
  const isTrying = useTryingAgain();
  const translate = useTranslate();
  if (!isTrying) return null;
  return (
    <Paper
      role="status"
      elevation={3}
      sx={{
        position: 'fixed',
        bottom: 16,
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 'snackbar',
        maxWidth: 'calc(100vw - 32px)',
        px: 2,
        py: 1,
        typography: 'body2',
        pointerEvents: 'none',
        '@media print': { display: 'none' },
      }}
    >
      {translate('shell.tryingAgain')}
    </Paper>
  );
};
