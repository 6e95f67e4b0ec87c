import type { Role } from '@/domain/access/roles.ts';
import { hasPage } from './pages.ts';
import { paths } from './paths.ts';

/** Names of the navigation's icons. */
export type NavigationIcon =
  | 'dashboard'
  | 'add'
  | 'products'
  | 'analytics'
  | 'profile'
  | 'userAnalytics'
  | 'shopify'
  | 'wix'
  | 'business'
  | 'merge'
  | 'users'
  | 'giveaways'
  | 'reports'
  | 'requests';

/** One link of the navigation; `label` is a key below `shell.nav`. */
export interface NavigationItem {
  to: string;
  label: string;
  icon: NavigationIcon;
}

const OWNER: readonly NavigationItem[] = [
  { to: paths.dashboard(), label: 'dashboard', icon: 'dashboard' },
  { to: paths.addProduct(), label: 'addProduct', icon: 'add' },
  { to: paths.allProducts(), label: 'allProducts', icon: 'products' },
  { to: paths.productsAnalytics(), label: 'productAnalytics', icon: 'analytics' },
  { to: paths.profile(), label: 'profile', icon: 'profile' },
  { to: paths.userAnalytics(), label: 'userAnalytics', icon: 'userAnalytics' },
  { to: paths.importProducts('shopify'), label: 'shopify', icon: 'shopify' },
  { to: paths.importProducts('wix'), label: 'wix', icon: 'wix' },
];

const SUPER_ADMIN: readonly NavigationItem[] = [
  { to: paths.dashboard(), label: 'dashboard', icon: 'dashboard' },
  { to: paths.allBusiness(), label: 'allBusiness', icon: 'business' },
  { to: paths.allProducts(), label: 'allProducts', icon: 'products' },
  { to: paths.mergeProducts(), label: 'mergeProducts', icon: 'merge' },
  { to: paths.productsAnalytics(), label: 'productAnalytics', icon: 'analytics' },
  { to: paths.users(), label: 'users', icon: 'users' },
  { to: paths.giveaways(), label: 'giveaways', icon: 'giveaways' },
  { to: paths.reports(), label: 'reports', icon: 'reports' },
  { to: paths.submittedRequests(), label: 'submittedRequests', icon: 'requests' },
];

/** The navigation of each role, in the order of the page; Logout follows as a button. */
export const NAVIGATION: Record<Role, readonly NavigationItem[]> = {
  owner: OWNER,
  superAdmin: SUPER_ADMIN,
  support: SUPER_ADMIN.filter(({ to }) => hasPage('support', to)),
};

/** The item whose page, or a page below it, is at `pathname`; undefined where there is none. */
export const activeItem = (
  items: readonly NavigationItem[],
  pathname: string,
): NavigationItem | undefined =>
  items
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0];
