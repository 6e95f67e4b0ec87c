import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before a page with unsaved changes is left: by a link, by going back, or by closing the tab.
 * @param props.hasChanges compares values when it is asked, so that undone typing counts as none.
 */
export const UnsavedGuard = ({ hasChanges }: { hasChanges: () => boolean }) => {
  const translate = useTranslate();
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && hasChanges(),
      [hasChanges],
    ),
  );
  useEffect(
    function askBeforeClosing() {
      const ask = (event: BeforeUnloadEvent) => {
        if (hasChanges()) event.preventDefault();
      };
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [hasChanges],
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby="unsaved" maxWidth="xs">
      <DialogTitle id="unsaved">{translate('common.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('common.unsaved.body')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed()}>{translate('common.unsaved.leave')}</Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
          {translate('common.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
