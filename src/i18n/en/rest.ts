import { giveawayPages } from './giveawayPages.ts';
import { importText } from './import.ts';

/** The words that few pages show: those of giveaways, and of the import, which has the most. */
export const rest = { giveaways: giveawayPages, import: importText };
