import { administration } from '@/i18n/de/administration.ts';
import { core } from '@/i18n/de/core.ts';
import { pages } from '@/i18n/de/pages.ts';
import { rest } from '@/i18n/de/rest.ts';
import type { english } from '@/i18n/en/index.ts';
import type { Translation } from '@/i18n/Translation.ts';

/** Every word of the console in German. */
export const german: Translation<typeof english> = {
  ...core,
  ...pages,
  ...rest,
  ...administration,
  products: { ...core.products, ...pages.products, ...rest.products },
  giveaways: { ...pages.giveaways, ...rest.giveaways },
};
