import icon from '@mui/icons-material/StorefrontOutlined';
import { NAME_FIELDS } from '@/domain/recordName.ts';
import { page } from '@/routes/pageComponent.ts';

/** Businesses, for react-admin. */
export const business = {
  list: page(() => import('./BusinessList.tsx')),
  create: page(() => import('./BusinessCreate.tsx')),
  edit: page(() => import('./BusinessEdit.tsx')),
  show: page(() => import('./BusinessShow.tsx')),
  icon,
  recordRepresentation: NAME_FIELDS.business,
};
