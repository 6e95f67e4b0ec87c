import type { core as english } from '../en/core.ts';
import type { Translation } from '../Translation.ts';
import { common } from './common.ts';
import { products } from './products.ts';
import { reactAdmin } from './reactAdmin.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { validation } from './validation.ts';

/** The words of the shell and of every list, there from the start; the others come with their pages. */
export const core: Translation<typeof english> = {
  ...reactAdmin,
  session,
  shell,
  common,
  products,
  validation,
};
