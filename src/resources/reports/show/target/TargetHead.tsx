import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** What the reported thing is called, with the way to its own page, and where it stands. */
export const TargetHead = (props: { title: string; href: string; status: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}>
    <MuiLink
      component={Link}
      to={props.href}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}
    >
      {props.title}
    </MuiLink>
    {props.status}
  </Box>
);
