import raEnglish from 'ra-language-english';
import { common } from './common.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';

/** The words of the shell, there from the start; the pages' own come with the first page. */
export const core = { ...raEnglish, session, shell, common };
