import { administration } from './administration.ts';
import { core } from './core.ts';
import { pages } from './pages.ts';
import { rest } from './rest.ts';

/** Every word of the console in English; react-admin's own underneath. */
export const english = {
  ...core,
  ...pages,
  ...rest,
  ...administration,
  products: { ...core.products, ...pages.products, ...rest.products },
  giveaways: { ...pages.giveaways, ...rest.giveaways },
};
