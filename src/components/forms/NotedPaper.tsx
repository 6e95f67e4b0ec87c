import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createContext, useContext } from 'react';

/** What is said of the options of a choice, such as that there are more. */
export const ChoiceNote = createContext<string | undefined>(undefined);

/** The surface of a choice's options, with the note at its foot: below the field the options would lie over it. */
export const NotedPaper = ({ children, ...props }: PaperProps) => {
  const note = useContext(ChoiceNote);
  return (
    <Paper {...props}>
      {children}
      {note && (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          {note}
        </Typography>
      )}
    </Paper>
  );
};
