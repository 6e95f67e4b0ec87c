import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { isUnknownTime, useDateFormat } from './useFormat.ts';

/**
 * A day; the exact time is its title. Records of older systems may not say when they were made.
 * @param exact shows the time as well.
 */
export const DateCell = ({ value, exact = false }: { value: Date | null; exact?: boolean }) => {
  const format = useDateFormat();
  const translate = useTranslate();
  if (!value) return null;
  if (isUnknownTime(value))
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('common.noTime')}
      </Box>
    );
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
