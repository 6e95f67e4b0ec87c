import icon from '@mui/icons-material/GroupOutlined';
import { NAME_FIELDS } from '@/domain/recordName.ts';
import { page } from '@/routes/pageComponent.ts';

/** Users of the catalogue, for react-admin. */
export const users = {
  list: page(() => import('./UserList.tsx')),
  show: page(() => import('./UserShow.tsx')),
  icon,
  recordRepresentation: NAME_FIELDS.users,
};
