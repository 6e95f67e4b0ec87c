import icon from '@mui/icons-material/RedeemOutlined';
import { NAME_FIELDS } from '@/domain/recordName.ts';
import { pageWithRareWords } from '@/routes/pageComponent.ts';

/** Giveaways, for react-admin. They are added and edited in dialogs of these two views. */
export const giveaways = {
  list: pageWithRareWords(() => import('./GiveawayList.tsx')),
  show: pageWithRareWords(() => import('./GiveawayShow.tsx')),
  icon,
  recordRepresentation: NAME_FIELDS.giveaways,
};
