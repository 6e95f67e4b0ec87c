import icon from '@mui/icons-material/RedeemOutlined';
import { NAME_FIELDS } from '@/domain/recordName.ts';
import { page } from '@/routes/pageComponent.ts';

/** Giveaways, for react-admin. They are added and edited in dialogs of these two views. */
export const giveaways = {
  list: page(() => import('./GiveawayList.tsx')),
  show: page(() => import('./GiveawayShow.tsx')),
  icon,
  recordRepresentation: NAME_FIELDS.giveaways,
};
