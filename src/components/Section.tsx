import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A titled part of a page. */
export const Section = (props: { title: string; actions?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 2.5 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h2" component="h2" id={id} sx={{ flexGrow: 1 }}>
          {props.title}
        </Typography>
        {props.actions}
      </Box>
      {props.children}
    </Paper>
  );
};
