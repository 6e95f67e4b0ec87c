import type { rest as english } from '../en/rest.ts';
import type { Translation } from '../Translation.ts';
import { channels } from './channels.ts';
import { compare } from './compare.ts';
import { figures } from './figures.ts';
import { giveawayPages } from './giveawayPages.ts';
import { health } from './health.ts';
import { history } from './history.ts';
import { importText } from './import.ts';
import { inline } from './inline.ts';
import { merge } from './merge.ts';
import { productGrid } from './productGrid.ts';
import { ranking } from './ranking.ts';
import { restoreDeleted } from './restoreDeleted.ts';
import { spelling } from './spelling.ts';
import { system } from './system.ts';

/** The words that few pages show: those of giveaways, of merging, of the grid, of the ranking, of how a shop is doing, of spellings, of the system, and of the import, which has the most. */
export const rest: Translation<typeof english> = {
  figures,
  giveaways: giveawayPages,
  products: { grid: productGrid },
  import: importText,
  inline,
  merge,
  channels,
  compare,
  ranking,
  health,
  history,
  spelling,
  restoreDeleted,
  system,
};
