import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

/** How far reading the history is, and a way to end it. */
export const ReadingPast = ({ read, onCancel }: { read: number; onCancel: () => void }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <LinearProgress aria-label={translate('history.moment.reading')} sx={{ width: '100%' }} />
      <Typography role="status" color="textSecondary">
        {translate('history.moment.read', { smart_count: read })}
      </Typography>
      <Button onClick={onCancel}>{translate('common.cancel')}</Button>
    </Box>
  );
};
