import { adminRoutes } from './adminRoutes.ts';
import type { ConsoleRoute } from './consoleRoute.ts';

/** Pages that only change things: support staff change nothing. */
const CHANGING = /\/(add-|edit-|merge-)/;

/** The pages of support staff: the administrators', but those that only change things. */
export const supportRoutes: readonly ConsoleRoute[] = adminRoutes.filter(
  ({ path }) => !CHANGING.test(path),
);
