import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

/** A button of the formatting bar; the text keeps the focus and the selection when it is clicked. */
export const FormattingButton = (props: {
  label: string;
  on?: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  <Tooltip title={props.label}>
    <IconButton
      aria-label={props.label}
      aria-pressed={props.on}
      onMouseDown={event => event.preventDefault()}
      onClick={props.onClick}
      sx={{
        width: 36,
        height: 36,
        borderRadius: 1,
        bgcolor: props.on ? 'action.selected' : 'transparent',
      }}
    >
      {props.children}
    </IconButton>
  </Tooltip>
);
