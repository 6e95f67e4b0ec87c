import type { Role } from '@/domain/access/roles.ts';
import type { PageComponent } from '@/routes/pageComponent.ts';
import type { Page } from '@/routes/pages.ts';
import { CUSTOM_PAGES, DASHBOARDS } from './customPages.ts';
import { viewAt } from './resources.ts';

/** The component of a role's page; undefined where none is at its route. */
export const componentOf = (role: Role, { path, route }: Page): PageComponent | undefined => {
  if (path === '/') return DASHBOARDS[role];
  return Object.entries(CUSTOM_PAGES).find(([address]) => address === path)?.[1] ?? viewAt(route);
};
