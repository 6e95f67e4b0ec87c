import icon from '@mui/icons-material/RedeemOutlined';
import { NAME_FIELDS } from '@/domain/recordName.ts';
import { pageWithRareMessages } from '@/routes/pageComponent.ts';

/** Giveaways, for react-admin. They are added and edited in dialogs of these two views. */
export const giveaways = {
  list: pageWithRareMessages(() => import('./GiveawayList.tsx')),
  show: pageWithRareMessages(() => import('./GiveawayShow.tsx')),
  icon,
  recordRepresentation: NAME_FIELDS.giveaways,
};
