import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { guardLeaving } from './leaving.ts';

/**
 * Asks before a page with unsaved changes is left: by a link, by going back, by closing
 * the tab, or by signing out.
 * @param props.hasChanges compares values when it is asked, so that undone typing counts as none.
 */
export const UnsavedGuard = (props: {
  hasChanges: () => boolean;
  /** Told that somebody leaves the page, or wants to and is asked; and that they stay after all. */
  onLeave?: (leaves: boolean) => void;
}) => {
  const { hasChanges, onLeave } = props;
  const left = useRef(false);
  const translate = useTranslate();
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false;
        // At once: the page that is left stays until the code of the next one is there.
        onLeave?.(true);
        return hasChanges();
      },
      [hasChanges, onLeave],
    ),
  );
  const [leave, setLeave] = useState<{ by: () => void } | null>(null);
  useEffect(() => {
    const ask = (by: () => void) => {
      onLeave?.(true);
      setLeave({ by });
    };
    return guardLeaving({ hasChanges, ask });
  }, [hasChanges, onLeave]);
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
  const isBlocked = blocker.state === 'blocked';
  const asks = isBlocked || leave !== null;
  const stay = () => {
    left.current = false;
    onLeave?.(false);
    setLeave(null);
    if (isBlocked) blocker.reset();
  };
  const go = () => {
    left.current = true;
    setLeave(null);
    if (isBlocked) blocker.proceed();
    else leave?.by();
  };
  useEffect(function leaveOnceSaved() {
    // Saving has ended while it was asked: there is nothing left to ask about.
    if (asks && !left.current && !hasChanges()) go();
  });
  if (!asks) return null;
  return (
    <Dialog open onClose={stay} aria-labelledby="unsaved" maxWidth="xs">
      <DialogTitle id="unsaved">{translate('common.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('common.unsaved.body')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={go}>{translate('common.unsaved.leave')}</Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {translate('common.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
