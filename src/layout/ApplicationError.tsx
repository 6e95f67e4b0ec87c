import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messageOf } from '@/domain/errors.ts';
import { useEntryText } from '@/i18n/useEntryText.ts';

/** What an error that nobody caught looks like. */
export const ApplicationError = ({ error, retry }: { error: unknown; retry?: () => void }) => {
  const text = useEntryText();
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        minHeight: '60vh',
        p: 3,
        textAlign: 'center',
      }}
    >
      <Typography variant="h1">{text('start.unexpected')}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 560, overflowWrap: 'anywhere' }}>
        {messageOf(error)}
      </Typography>
      <Button variant="contained" onClick={retry ?? (() => window.location.reload())}>
        {text('start.retry')}
      </Button>
    </Box>
  );
};
