import type { administration } from './en/administration.ts';
import type { core } from './en/core.ts';
import type { pages } from './en/pages.ts';
import type { rest } from './en/rest.ts';
import { session as english } from './en/session.ts';
import type { Language } from './languages.ts';
import type { Translation } from './Translation.ts';

/** Words of everything before sign-in. */
export type EntryMessages = Translation<typeof english>;

/** Words of the console: at least those of the shell, later those of all pages. */
export type ConsoleMessages = Translation<typeof core>;

/** How much is needed: the sign-in page, the shell with the products list, most pages, all that several see, or all. */
export const DEPTHS = ['entry', 'core', 'pages', 'rest', 'all'] as const;
export type Depth = (typeof DEPTHS)[number];

/** Where the words of a language are: each part but the first adds to those before it. */
interface Catalogue {
  entry: () => Promise<EntryMessages>;
  core: () => Promise<ConsoleMessages>;
  pages: () => Promise<Translation<typeof pages>>;
  rest: () => Promise<Translation<typeof rest>>;
  all: () => Promise<Translation<typeof administration>>;
}

/** The words before sign-in that need no loading: there must be something to say from the start. */
export const entryInEnglish: EntryMessages = english;

/** Where each language's words are. A language is downloaded when it is chosen, and as far as needed. */
export const CATALOGUES: Record<Language, Catalogue> = {
  en: {
    entry: async () => english,
    core: async () => (await import('./en/core.ts')).core,
    pages: async () => (await import('./en/pages.ts')).pages,
    rest: async () => (await import('./en/rest.ts')).rest,
    all: async () => (await import('./en/administration.ts')).administration,
  },
  de: {
    entry: async () => (await import('./de/session.ts')).session,
    core: async () => (await import('./de/core.ts')).core,
    pages: async () => (await import('./de/pages.ts')).pages,
    rest: async () => (await import('./de/rest.ts')).rest,
    all: async () => (await import('./de/administration.ts')).administration,
  },
};

/** The words of the console as far as they are needed; null before sign-in. */
export const loadConsoleMessages = async (
  from: Language,
  to: Depth,
): Promise<ConsoleMessages | null> => {
  const needs = (part: Depth) => DEPTHS.indexOf(part) <= DEPTHS.indexOf(to);
  const catalogue = CATALOGUES[from];
  const [core, pages, rest, administration] = await Promise.all([
    needs('core') ? catalogue.core() : null,
    needs('pages') ? catalogue.pages() : null,
    needs('rest') ? catalogue.rest() : null,
    needs('all') ? catalogue.all() : null,
  ]);
  return (
    core && {
      ...core,
      ...pages,
      ...rest,
      ...administration,
      products: { ...core.products, ...pages?.products, ...rest?.products },
      ...(pages && { giveaways: { ...pages.giveaways, ...rest?.giveaways } }),
    }
  );
};
