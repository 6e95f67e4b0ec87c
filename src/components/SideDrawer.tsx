import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';

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
  return (
    <Drawer
      anchor="right"
      open
      onClose={props.onClose}
      hideBackdrop={props.modeless}
      disableScrollLock={props.modeless}
      disableEnforceFocus={props.modeless}
      sx={props.modeless ? { pointerEvents: 'none' } : undefined}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            width: { xs: '100%', sm: 520 },
            display: 'flex',
            flexDirection: 'column',
            pointerEvents: 'auto',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          p: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h2" component="h2" id={id} sx={{ overflowWrap: 'anywhere' }}>
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
