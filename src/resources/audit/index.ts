import icon from '@mui/icons-material/HistoryOutlined';
import { NAME_FIELDS } from '@/domain/recordName.ts';
import { pageWithRareMessages } from '@/routes/pageComponent.ts';

/** The audit trail, for react-admin. An entry opens beside the list. */
export const audit = {
  list: pageWithRareMessages(() => import('./AuditList.tsx')),
  icon,
  recordRepresentation: NAME_FIELDS.audit,
};
