import icon from '@mui/icons-material/DraftsOutlined';
import { NAME_FIELDS } from '@/domain/recordName.ts';
import { page } from '@/routes/pageComponent.ts';

/** Submitted requests, for react-admin. A request opens beside the list. */
export const requests = {
  list: page(() => import('./RequestList.tsx')),
  icon,
  recordRepresentation: NAME_FIELDS.requests,
};
