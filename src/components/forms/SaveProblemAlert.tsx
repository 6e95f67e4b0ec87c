import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';

/** What a form has to say besides what is unsaved. */
export interface SaveProblem {
  text: string;
  severity: 'error' | 'warning' | 'info';
  action?: { label: string; onClick: () => void };
}

/** What keeps a form from being saved, with the way to go on. */
export const SaveProblemAlert = (props: { problem: SaveProblem; sx: SxProps }) => {
  const { text, severity, action } = props.problem;
  return (
    <Alert
      severity={severity}
      sx={props.sx}
      action={
        action && (
          <Button color="inherit" size="small" onClick={action.onClick}>
            {action.label}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
};
