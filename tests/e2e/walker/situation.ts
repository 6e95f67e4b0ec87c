import { LIST } from './errands.ts';
import type { Situation } from './nextStep.ts';
import { controlsOn } from './sight/controls.ts';
import type { Tabs } from './tabs.ts';
import { ACCOUNT, type Walker } from './walker.ts';
import { UNSAVED } from './words.ts';

/** Addresses that a role can open without having been led there; ids are those of the sample data. */
const ADDRESSES: Record<Walker['role'], readonly string[]> = {
  owner: [
    '/',
    '/all-products',
    '/all-products?filter={"status":"draft"}&page=1',
    '/view-product/p00001',
    '/edit-product/p00002',
    '/compare/p00001?with=p00060,p00440',
    '/submitted-requests',
    '/edit-profile',
  ],
  administrator: [
    '/',
    '/all-products',
    '/all-business',
    '/business/biz-cedar/view-business',
    '/business/biz-cedar/edit-business',
    '/users/u0001/view-user',
    '/giveaways',
    '/reports',
    '/submitted-requests',
    '/recent-changes',
    '/product/p00001/view-product',
  ],
  support: [
    '/all-products',
    '/all-business',
    '/business/biz-cedar/view-business',
    '/users/u0001/view-user',
    '/reports',
    '/giveaways/g01',
    '/recent-changes',
  ],
  visitor: ['/', '/login', '/all-products', '/view-product/p00001'],
};

/** Runs in the page. */
const look = (unsaved: readonly string[]) => ({
  address: location.pathname + location.search,
  covered: [
    ...document.querySelectorAll('[aria-modal=true], .MuiPopover-root, .MuiModal-root'),
  ].some(element => (element.querySelector('.MuiPaper-root') ?? element).checkVisibility()),
  unsaved: [...document.querySelectorAll('main [role=status]')].some(status =>
    unsaved.some(beginning => status.textContent.startsWith(beginning)),
  ),
  signedIn: document.querySelector('nav') !== null,
});

/** What the walker sees in the tab in front. */
export const situationOf = async (
  tabs: Tabs,
  walker: Walker,
  offline: boolean,
  places: readonly string[],
): Promise<Situation> => {
  const { page } = tabs.current();
  return {
    ...(await page.evaluate(look, UNSAVED)),
    controls: await controlsOn(page),
    canSignIn: ACCOUNT[walker.role] !== null,
    offline,
    lastList: places.findLast(place => LIST.test(place))?.replace(/\?.*/, '') ?? null,
    tabs: tabs.count(),
    addresses: ADDRESSES[walker.role],
  };
};
