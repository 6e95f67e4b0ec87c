import type { ComponentType } from 'react';
import { lazyPage } from '@/components/states/lazyPart.tsx';
import { withWords } from '@/providers/i18nProvider.ts';

/** A page of the console: its address, with `:name` for parameters, and its component. */
export interface ConsoleRoute {
  path: string;
  Page: ComponentType;
  /** Loads the page's code ahead of its being opened. */
  preload: () => Promise<unknown>;
}

/** A route whose page, and the words it shows, are loaded when it is first opened. */
export const route = (
  path: string,
  loadPage: () => Promise<{ default: ComponentType }>,
): ConsoleRoute => routeWithCoreWords(path, withWords(loadPage));

/** A route whose page shows only words that are there from the start (`i18n/en/core`). */
export const routeWithCoreWords = (
  path: string,
  load: () => Promise<{ default: ComponentType }>,
): ConsoleRoute => ({ path, Page: lazyPage(load), preload: load });
