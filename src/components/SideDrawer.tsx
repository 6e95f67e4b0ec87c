import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useId } from 'react';
import { ROOM_BELOW } from './progress/useRoomBelow.ts';

/** A record beside its list; on a phone it takes the whole screen. */
export const SideDrawer = (props: {
  title: string;
  subtitle?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays in view below the content. */
  footer?: ReactNode;
  /** Leaves the list beside it usable: for working through a queue. */
  modeless?: boolean;
}) => {
  const translate = useTranslate();
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const modeless = props.modeless && !phone;
  const takeFocus = useCallback((element: HTMLElement | null) => {
    const before = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Drawer
      anchor="right"
      // A temporary drawer would hide the list from screen readers.
      variant={modeless ? 'persistent' : 'temporary'}
      open
      onClose={props.onClose}
      slotProps={{
        paper: {
          ref: modeless ? takeFocus : undefined,
          tabIndex: -1,
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            width: { xs: '100%', sm: 520 },
            display: 'flex',
            flexDirection: 'column',
            boxShadow: modeless ? 8 : undefined,
            pb: ROOM_BELOW,
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: props.subtitle ? 'flex-start' : 'center',
          gap: 1,
          p: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography
            variant="h2"
            component="h2"
            id={id}
            // Another record in the open drawer is told; what is opened first is told by the focus.
            aria-live="polite"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {props.title}
          </Typography>
          {props.subtitle && (
            <Typography variant="body2" color="textSecondary" component="div">
              {props.subtitle}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={translate('common.close')} onClick={props.onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box
        sx={{ flexGrow: 1, overflow: 'auto', p: 2, display: 'grid', gap: 2, alignContent: 'start' }}
      >
        {props.children}
      </Box>
      {props.footer && (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>{props.footer}</Box>
      )}
    </Drawer>
  );
};
