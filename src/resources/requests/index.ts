import icon from '@mui/icons-material/DraftsOutlined';
import { page } from '@/routes/pageComponent.ts';

/** Submitted requests, for react-admin. A request opens beside the list. */
export const requests = {
  list: page(() => import('./RequestList.tsx')),
  icon,
  recordRepresentation: 'subject',
};
