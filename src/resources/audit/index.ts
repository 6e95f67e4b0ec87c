import icon from '@mui/icons-material/HistoryOutlined';
import { page } from '@/routes/pageComponent.ts';

/** The audit trail, for react-admin. An entry opens beside the list. */
export const audit = {
  list: page(() => import('./AuditList.tsx')),
  icon,
  recordRepresentation: 'label',
};
