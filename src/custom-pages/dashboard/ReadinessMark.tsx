import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';

const GOOD = 80;
const FAIR = 50;

/** A readiness score as a ring with its number. */
export const ReadinessMark = ({ score }: { score: number }) => {
  const label = useTranslate()('dashboard.score', { score });
  const color = score >= GOOD ? 'success' : score >= FAIR ? 'warning' : 'error';
  return (
    <Box
      role="img"
      aria-label={label}
      title={label}
      sx={{ position: 'relative', width: 40, height: 40, display: 'grid', placeItems: 'center' }}
    >
      <CircularProgress
        variant="determinate"
        value={100}
        size={40}
        thickness={4}
        sx={{ position: 'absolute', color: 'divider' }}
        aria-hidden
      />
      <CircularProgress
        variant="determinate"
        value={score}
        size={40}
        thickness={4}
        color={color}
        sx={{ position: 'absolute' }}
        aria-hidden
      />
      <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 600 }}>
        {score}
      </Box>
    </Box>
  );
};
