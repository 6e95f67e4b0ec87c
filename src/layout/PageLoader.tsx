import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEntryText } from '@/i18n/useEntryText.ts';

/** The full-page spinner while the session or a page loads. */
export const PageLoader = (props: {
  /** What takes long. */
  detail?: string;
  inPage?: boolean;
  /** Whether what loads waits for the network. */
  isMissing?: boolean;
}) => {
  const { detail, inPage, isMissing } = props;
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
      {!isMissing && <CircularProgress size={36} aria-hidden />}
      <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
        {text(isMissing ? 'start.pageMissing' : 'pleaseWait')}
      </Typography>
      {detail && (
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </Box>
  );
};
