import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPageWords } from '@/providers/i18nProvider.ts';

/** A page of the console: its address, with `:name` for parameters, and its component. */
export interface ConsoleRoute {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
  /** Loads the page's code ahead of its being opened. */
  preload: () => Promise<unknown>;
}

/** A route whose page, and the words it shows, are loaded when it is first opened. */
export const route = (
  path: string,
  loadPage: () => Promise<{ default: ComponentType }>,
): ConsoleRoute => {
  const load = async () => {
    const [page] = await Promise.all([loadPage(), loadPageWords()]);
    return page;
  };
  return { path, Page: lazy(load), preload: load };
};
