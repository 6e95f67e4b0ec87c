import Alert from '@mui/material/Alert';
import { useSampleText } from '@/i18n/useSampleText.ts';

/** Says that the tab has a session of its own. */
export const OwnTabNote = () => {
  const text = useSampleText();
  return (
    <Alert severity="info" role="note">
      {text('ownTab')}
    </Alert>
  );
};
