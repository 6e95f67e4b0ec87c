import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A quiet block in place of content: an empty list, a failure, something to start with. */
export const Notice = (props: {
  title: string;
  help?: string;
  icon?: ReactNode;
  actions?: ReactNode;
  alert?: boolean;
  /** Stands in place of a whole page, whose title it is. */
  page?: boolean;
}) => (
  <Box
    role={props.alert ? 'alert' : 'status'}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: 1,
      px: 3,
      py: { xs: 5, md: 8 },
    }}
  >
    {props.icon && (
      <Box sx={{ color: 'text.secondary', '& svg': { fontSize: 40 } }}>{props.icon}</Box>
    )}
    <Typography variant="h2" component={props.page ? 'h1' : 'h2'}>
      {props.title}
    </Typography>
    {props.help && (
      <Typography color="textSecondary" sx={{ maxWidth: 480, overflowWrap: 'anywhere' }}>
        {props.help}
      </Typography>
    )}
    {props.actions && (
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
        {props.actions}
      </Box>
    )}
  </Box>
);
