import type { Role } from '@/domain/access/roles.ts';
import { audit } from '@/resources/audit/index.ts';
import { business } from '@/resources/business/index.ts';
import { giveaways } from '@/resources/giveaways/index.ts';
import { products } from '@/resources/products/index.ts';
import { reports } from '@/resources/reports/index.ts';
import { requests } from '@/resources/requests/index.ts';
import { users } from '@/resources/users/index.ts';
import type { PageComponent } from '@/routes/pageComponent.ts';
import { hasRoute } from '@/routes/pages.ts';

/** The views of a resource, by react-admin's names. */
export interface ResourceViews {
  list?: PageComponent;
  create?: PageComponent;
  edit?: PageComponent;
  show?: PageComponent;
}

const RESOURCES = { business, products, users, giveaways, reports, requests, audit } as const;

type Name = keyof typeof RESOURCES;

const isName = (name: string): name is Name => Object.hasOwn(RESOURCES, name);

/** Where react-admin has each view, after the resource's name. */
const ROUTE_OF: Readonly<Record<keyof ResourceViews, string>> = {
  list: '',
  create: '/create',
  edit: '/:id',
  show: '/:id/show',
};

const VIEWS = ['list', 'create', 'edit', 'show'] as const;

/** The view at a route of react-admin's; undefined where none is there. */
export const viewAt = (route: string): PageComponent | undefined => {
  const [, name = '', rest = ''] = /^\/(\w+)(.*)$/.exec(route) ?? [];
  if (!isName(name)) return undefined;
  const views: ResourceViews = RESOURCES[name];
  const view = VIEWS.find(candidate => ROUTE_OF[candidate] === rest);
  return view && views[view];
};

/** What react-admin is told of each resource of a role: only the views that the role has. */
export const definitionsFor = (role: Role) =>
  Object.entries(RESOURCES)
    .filter(([name]) => hasRoute(role, `/${name}`))
    .map(([name, { icon, recordRepresentation, ...views }]) => ({
      name,
      icon,
      recordRepresentation,
      ...Object.fromEntries(
        Object.entries(views).filter(([view]) =>
          VIEWS.some(known => known === view && hasRoute(role, `/${name}${ROUTE_OF[known]}`)),
        ),
      ),
    }));
