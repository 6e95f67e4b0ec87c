import Box from '@mui/material/Box';

/** How a status feels: good, waiting, bad, or nothing special. */
export type Tone = 'good' | 'attention' | 'bad' | 'neutral';

const COLOURS: Record<Tone, string> = {
  good: 'success.main',
  attention: 'warning.main',
  bad: 'error.main',
  neutral: 'text.secondary',
};

/** A status in a word, with a dot whose colour repeats (never alone carries) what the word says. */
export const StatusChip = ({ label, tone }: { label: string; tone: Tone }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      whiteSpace: 'nowrap',
      color: COLOURS[tone],
      fontWeight: 500,
    }}
  >
    <Box
      component="span"
      aria-hidden
      sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'currentColor' }}
    />
    {label}
  </Box>
);
