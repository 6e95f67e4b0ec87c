import Box from '@mui/material/Box';
import { useDateFormat } from './useFormat.ts';

/**
 * A day; the exact time is its title.
 * @param exact shows the time as well.
 */
export const DateCell = ({ value, exact = false }: { value: Date | null; exact?: boolean }) => {
  const format = useDateFormat();
  if (!value) return null;
  return (
    <Box
      component="time"
      dateTime={value.toISOString()}
      title={format(value, 'time')}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {exact ? format(value, 'time') : format(value)}
    </Box>
  );
};
