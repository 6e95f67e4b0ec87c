import type { Role } from '@/domain/access/roles.ts';
import { adminRoutes } from './adminRoutes.ts';
import type { ConsoleRoute } from './consoleRoute.ts';
import { ownerRoutes } from './ownerRoutes.ts';
import { supportRoutes } from './supportRoutes.ts';

/** Every page of each role. A path that is not in its table leads to /not-found. */
export const ROUTES: Record<Role, readonly ConsoleRoute[]> = {
  owner: ownerRoutes,
  superAdmin: adminRoutes,
  support: supportRoutes,
};

const pathsOf = (routes: readonly ConsoleRoute[]) => new Set(routes.map(({ path }) => path));

/** The paths that have a page, by role. */
export const ROUTED_PATHS: Record<Role, ReadonlySet<string>> = {
  owner: pathsOf(ownerRoutes),
  superAdmin: pathsOf(adminRoutes),
  support: pathsOf(supportRoutes),
};
