import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEntryText } from '@/i18n/useEntryText.ts';

/** The full-page spinner while the session or a page loads; `detail` says what takes long. */
export const PageLoader = ({ detail, inPage }: { detail?: string; inPage?: boolean }) => {
  const text = useEntryText();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        minHeight: inPage ? '50vh' : '100vh',
      }}
    >
      <CircularProgress size={36} aria-hidden />
      <Typography color="textSecondary">{text('pleaseWait')}</Typography>
      {detail && (
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </Box>
  );
};
