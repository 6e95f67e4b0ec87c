import CloudOff from '@mui/icons-material/CloudOff';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { useStillOffline } from './useStillOffline.ts';

/**
 * The full-page spinner while the session or a page loads; `detail` says what takes long. In a page that waits for the
 * network it says so: what was asked for comes by itself then.
 */
export const PageLoader = ({ detail, inPage }: { detail?: string; inPage?: boolean }) => {
  const text = useEntryText();
  const waits = useStillOffline() && inPage;
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
      {waits ? (
        <CloudOff aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
      ) : (
        <CircularProgress size={36} aria-hidden />
      )}
      <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
        {text(waits ? 'start.pageMissing' : 'pleaseWait')}
      </Typography>
      {detail && (
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </Box>
  );
};
