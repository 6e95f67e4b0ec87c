import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** What a record is called, with its picture and a line below it; the name leads to the record. */
export const NameCell = (props: {
  to: string;
  name: ReactNode;
  picture?: ReactNode;
  caption?: ReactNode;
  /** Whether the line below is cut off rather than broken. */
  noWrap?: boolean;
}) => {
  const { to, name, picture, caption, noWrap } = props;
  const texts = (
    <Box sx={{ minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={to}
        color="inherit"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {name}
      </MuiLink>
      {caption && (
        <Typography variant="caption" color="textSecondary" component="div" noWrap={noWrap}>
          {caption}
        </Typography>
      )}
    </Box>
  );
  if (!picture) return texts;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200 }}>
      {picture}
      {texts}
    </Box>
  );
};
