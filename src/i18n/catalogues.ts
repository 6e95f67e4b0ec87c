import type { core } from './en/core.ts';
import { session as english } from './en/session.ts';
import type { Language } from './languages.ts';
import type { Translation } from './Translation.ts';

/** Words of everything before sign-in. */
export type EntryWords = Translation<typeof english>;

/** Words of the console: at least those of the shell, later those of all pages. */
export type ConsoleWords = Translation<typeof core>;

/** How much is needed: the sign-in page, the shell with the products list, or every page. */
export const DEPTHS = ['entry', 'core', 'pages'] as const;
export type Depth = (typeof DEPTHS)[number];

interface Catalogue {
  entry: () => Promise<EntryWords>;
  core: () => Promise<ConsoleWords>;
  pages: () => Promise<ConsoleWords>;
}

/** The words before sign-in that need no loading: there must be something to say from the start. */
export const entryInEnglish: EntryWords = english;

/** Where each language's words are. A language is downloaded when it is chosen, and as far as needed. */
export const CATALOGUES: Record<Language, Catalogue> = {
  en: {
    entry: async () => english,
    core: async () => (await import('./en/core.ts')).core,
    pages: async () => (await import('./en/index.ts')).english,
  },
  de: {
    entry: async () => (await import('./de/session.ts')).session,
    core: async () => (await import('./de/core.ts')).core,
    pages: async () => (await import('./de/index.ts')).german,
  },
};
