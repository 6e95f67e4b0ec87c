import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 2, md: 3 },
  minWidth: 0,
} as const;

/** A wide and a narrow column; one below the other where there is no room. */
export const TwoColumns = ({ wide, narrow }: { wide: ReactNode; narrow: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2, md: 3 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      alignItems: 'start',
    }}
  >
    <Box sx={column}>{wide}</Box>
    <Box sx={column}>{narrow}</Box>
  </Box>
);
