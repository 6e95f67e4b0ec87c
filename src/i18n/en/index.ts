import { core } from './core.ts';
import { importText } from './import.ts';
import { pages } from './pages.ts';

/** Every word of the console in English; react-admin's own underneath. */
export const english = {
  ...core,
  ...pages,
  products: { ...core.products, ...pages.products },
  import: importText,
};
