import icon from '@mui/icons-material/Inventory2Outlined';
import { NAME_FIELDS } from '@/domain/recordName.ts';
import { page, pageWithCoreMessages } from '@/routes/pageComponent.ts';

/** Products, for react-admin. */
export const products = {
  list: pageWithCoreMessages(() => import('./ProductList.tsx')),
  create: page(() => import('./ProductCreate.tsx')),
  edit: page(() => import('./ProductEdit.tsx')),
  show: page(() => import('./ProductShow.tsx')),
  icon,
  recordRepresentation: NAME_FIELDS.products,
};
