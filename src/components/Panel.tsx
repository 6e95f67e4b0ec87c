import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A titled part of a page. */
export const Panel = (props: {
  title: string;
  /** What the part says of itself: where its figures come from, what they leave out. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) => {
  const titleId = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, md: 2.5 }, minWidth: 0 }}
    >
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 },
          alignItems: props.note ? 'flex-start' : 'center',
        }}
      >
        <Box sx={{ flex: '1 1 170px', minWidth: 0 }}>
          <Typography variant="h2" component="h2" id={titleId}>
            {props.title}
          </Typography>
          {props.note && (
            <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.25 }}>
              {props.note}
            </Typography>
          )}
        </Box>
        {props.actions && (
          <Box
            sx={{
              display: 'flex',
              gap: 0.5,
              my: -0.5,
              flexShrink: 0,
              '@media print': { display: 'none' },
              // A text without a frame ends where the panel's content ends.
              '& > .MuiButton-text': { minWidth: 0, px: 1 },
              '& > .MuiButton-text:last-child': { mr: -1 },
            }}
          >
            {props.actions}
          </Box>
        )}
      </Box>
      {props.children}
    </Paper>
  );
};
