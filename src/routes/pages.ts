import { can } from '@/domain/access/can.ts';
import type { Action, ResourceName } from '@/domain/access/permissions.ts';
import type { Role } from '@/domain/access/roles.ts';

/** What is known of a page beside its address. */
interface PageFacts {
  /** Whose page it is: a business owner's, or super administrators' and support's; else both. */
  side?: 'owner' | 'staff';
  /** What a role must be allowed to do for the page to exist for it. */
  needs?: readonly [Action, ResourceName];
  /** Addresses that people open from here most of the time, as in the tables. */
  next?: readonly string[];
}

/** One page of the console. */
export interface Page extends PageFacts {
  /** Its one address, with `:name` for parameters. */
  path: string;
  /**
   * The route react-admin has for it: `/products/:id/show` for the show view of products. A custom
   * page has its address for a route.
   */
  route: string;
}

/** The views of resources. Their addresses are the product's own, their routes are react-admin's. */
const RESOURCE_PAGES: readonly Page[] = [
  {
    path: '/all-products',
    route: '/products',
    needs: ['list', 'products'],
    next: ['/view-product/:id', '/product/:id/view-product'],
  },
  { path: '/add-product', route: '/products/create', side: 'owner', needs: ['create', 'products'] },
  {
    path: '/view-product/:id',
    route: '/products/:id/show',
    side: 'owner',
    needs: ['get', 'products'],
    next: ['/edit-product/:id'],
  },
  {
    path: '/edit-product/:id',
    route: '/products/:id',
    side: 'owner',
    needs: ['update', 'products'],
  },
  {
    path: '/product/:id/view-product',
    route: '/products/:id/show',
    side: 'staff',
    needs: ['get', 'products'],
    next: ['/product/:id/business/:businessId/edit-product'],
  },
  {
    path: '/product/:id/business/:businessId/edit-product',
    route: '/products/:id',
    side: 'staff',
    needs: ['update', 'products'],
  },
  {
    path: '/all-business',
    route: '/business',
    side: 'staff',
    needs: ['list', 'business'],
    next: ['/business/:id/view-business'],
  },
  {
    path: '/business/add-business',
    route: '/business/create',
    side: 'staff',
    needs: ['create', 'business'],
  },
  {
    path: '/business/:id/view-business',
    route: '/business/:id/show',
    side: 'staff',
    needs: ['get', 'business'],
  },
  {
    path: '/business/:id/edit-business',
    route: '/business/:id',
    side: 'staff',
    needs: ['update', 'business'],
  },
  {
    path: '/users',
    route: '/users',
    side: 'staff',
    needs: ['list', 'users'],
    next: ['/users/:id/view-user'],
  },
  {
    path: '/users/:id/view-user',
    route: '/users/:id/show',
    side: 'staff',
    needs: ['get', 'users'],
  },
  {
    path: '/giveaways',
    route: '/giveaways',
    side: 'staff',
    needs: ['list', 'giveaways'],
    next: ['/giveaways/:id'],
  },
  {
    path: '/giveaways/:id',
    route: '/giveaways/:id/show',
    side: 'staff',
    needs: ['get', 'giveaways'],
  },
  { path: '/reports', route: '/reports', side: 'staff', needs: ['list', 'reports'] },
  { path: '/submitted-requests', route: '/requests', needs: ['list', 'requests'] },
  { path: '/recent-changes', route: '/audit', needs: ['list', 'audit'] },
];

const CUSTOM = {
  '/': { next: ['/all-products'] },
  '/business/:businessId/add-product': { side: 'staff', needs: ['create', 'products'] },
  '/business/:businessId/shopify/add-product': { side: 'staff', needs: ['create', 'imports'] },
  '/business/:businessId/wix/add-product': { side: 'staff', needs: ['create', 'imports'] },
  '/shopify/add-product': { side: 'owner', needs: ['create', 'imports'] },
  '/wix/add-product': { side: 'owner', needs: ['create', 'imports'] },
  '/compare/:productId': { needs: ['get', 'products'] },
  '/merge-products': { side: 'staff', needs: ['update', 'products'] },
  '/duplicate-products': { side: 'owner', needs: ['create', 'duplicateDecisions'] },
  '/channel-readiness': { side: 'owner', needs: ['update', 'products'] },
  '/business/:businessId/channel-readiness': { side: 'staff', needs: ['update', 'products'] },
  '/spellings': { side: 'owner', needs: ['update', 'products'] },
  '/business/:businessId/spellings': { side: 'staff', needs: ['update', 'products'] },
  '/planned-sales': { needs: ['list', 'sales'] },
  '/take-back': { needs: ['update', 'products'] },
  '/point-in-time': { side: 'owner', needs: ['update', 'products'] },
  '/business/:businessId/point-in-time': { side: 'staff', needs: ['update', 'products'] },
  '/products-analytics': { needs: ['list', 'stats'] },
  '/weekly-report': { needs: ['list', 'stats'] },
  '/business/:businessId/weekly-report': { side: 'staff', needs: ['list', 'stats'] },
  '/business-ranking': {
    side: 'staff',
    needs: ['list', 'stats'],
    next: ['/business/:id/view-business'],
  },
  // Whoever may create businesses administers; nobody else has anything to mend here.
  '/system': { side: 'staff', needs: ['create', 'business'] },
  '/user-analytics': { side: 'owner', needs: ['list', 'stats'] },
  '/business/:businessId/business-analytics': { side: 'staff', needs: ['list', 'stats'] },
  '/profile': { side: 'owner', needs: ['get', 'business'], next: ['/edit-profile'] },
  '/edit-profile': { side: 'owner', needs: ['update', 'business'] },
} as const satisfies Record<string, PageFacts>;

/** The address of a page that is no view of a resource. */
export type CustomPath = keyof typeof CUSTOM;

/** Every page of the console. */
export const PAGES: readonly Page[] = [
  ...RESOURCE_PAGES,
  ...Object.entries(CUSTOM).map(([path, facts]) => ({ path, route: path, ...facts })),
];

/** Whether a role has a page at all; what it may do with a record is another question. */
const has = (role: Role, { side, needs }: Page): boolean => {
  if (side && side !== (role === 'owner' ? 'owner' : 'staff')) return false;
  return !needs || can({ uid: '', role }, ...needs);
};

const pagesOf = (role: Role): readonly Page[] => PAGES.filter(page => has(role, page));

/** The pages of each role; any other address leads to /not-found. */
export const PAGES_OF: Readonly<Record<Role, readonly Page[]>> = {
  owner: pagesOf('owner'),
  superAdmin: pagesOf('superAdmin'),
  support: pagesOf('support'),
};

/** Whether a role has the page whose address is given as in the tables. */
export const hasPage = (role: Role, path: string): boolean =>
  PAGES_OF[role].some(page => page.path === path);

/** Whether a role has a view at a route of react-admin's. */
export const hasRoute = (role: Role, route: string): boolean =>
  PAGES_OF[role].some(page => page.route === route);
