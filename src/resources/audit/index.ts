import icon from '@mui/icons-material/HistoryOutlined';
import { NAME_FIELDS } from '@/domain/recordName.ts';
import { pageWithRareWords } from '@/routes/pageComponent.ts';

/** The audit trail, for react-admin. An entry opens beside the list. */
export const audit = {
  list: pageWithRareWords(() => import('./AuditList.tsx')),
  icon,
  recordRepresentation: NAME_FIELDS.audit,
};
