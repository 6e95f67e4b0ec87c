import icon from '@mui/icons-material/FlagOutlined';
import { NAME_FIELDS } from '@/domain/recordName.ts';
import { page } from '@/routes/pageComponent.ts';

/** Reports, for react-admin. A report opens beside the list. */
export const reports = {
  list: page(() => import('./ReportList.tsx')),
  icon,
  recordRepresentation: NAME_FIELDS.reports,
};
