import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';

/** Says how many of the selected are left to others who have them, or that this is not known yet. */
export const TakenNotice = ({ taken, known }: { taken: number; known: boolean }) => {
  const translate = useTranslate();
  if (!known) return <Alert severity="info">{translate('claims.many.unread')}</Alert>;
  if (taken === 0) return null;
  return <Alert severity="warning">{translate('claims.many.taken', { smart_count: taken })}</Alert>;
};
