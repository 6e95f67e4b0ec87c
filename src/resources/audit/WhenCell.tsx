import Box from '@mui/material/Box';
import { useDateFormat, useRelativeTime } from '@/components/format/useFormat.ts';

/** How long ago something was; the exact time is its title. */
export const WhenCell = ({ value }: { value: Date }) => {
  const format = useDateFormat();
  const relative = useRelativeTime();
  return (
    <Box
      component="time"
      dateTime={value.toISOString()}
      title={format(value, 'time')}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {relative(value)}
    </Box>
  );
};
