import Box from '@mui/material/Box';
import { useDateFormat } from './useFormat.ts';

/** A day; the exact time is its title. */
export const DateCell = ({ value }: { value: Date | null }) => {
  const format = useDateFormat();
  if (!value) return null;
  return (
    <Box
      component="time"
      dateTime={value.toISOString()}
      title={format(value, 'time')}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {format(value)}
    </Box>
  );
};
