import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page of the console: its address, with `:name` for parameters, and its component. */
export interface ConsoleRoute {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
  /** Loads the page's code ahead of its being opened. */
  preload: () => Promise<unknown>;
}

/** A route whose page is loaded when it is first opened. */
export const route = (
  path: string,
  load: () => Promise<{ default: ComponentType }>,
): ConsoleRoute => ({ path, Page: lazy(load), preload: load });
