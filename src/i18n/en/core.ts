import raEnglish from 'ra-language-english';
import { common } from './common.ts';
import { products } from './products.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { validation } from './validation.ts';

/** The words of the shell and of every list, there from the start; the others come with their pages. */
export const core = {
  ra: { ...raEnglish.ra, action: { ...raEnglish.ra.action, unselect: common.rows.clearSelection } },
  session,
  shell,
  common,
  products,
  validation,
};
