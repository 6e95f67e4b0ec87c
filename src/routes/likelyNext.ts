import { matchPath } from 'react-router';
import type { Role } from '@/domain/access/roles.ts';
import { paths } from './paths.ts';

/** Where people go from a page most of the time, as patterns of the route table. */
const NEXT: Readonly<Record<string, (role: Role) => readonly string[]>> = {
  [paths.dashboard()]: () => [paths.allProducts()],
  [paths.allProducts()]: role => [
    role === 'owner' ? '/view-product/:productId' : '/product/:productId/view-product',
  ],
  '/view-product/:productId': () => ['/edit-product/:productId'],
  '/product/:productId/view-product': () => [
    '/product/:productId/business/:businessId/edit-product',
  ],
  [paths.allBusiness()]: () => ['/business/:businessId/view-business'],
  [paths.users()]: () => ['/users/:userId/view-user'],
  [paths.giveaways()]: () => ['/giveaways/:giveawayId'],
};

/**
 * The pages that are most likely opened next.
 * @param address the path in view.
 * @returns patterns of routes; those that the role does not have are the caller's to leave out.
 */
export const likelyNext = (role: Role, address: string): readonly string[] => {
  const from = Object.keys(NEXT).find(pattern => matchPath(pattern, address));
  return (from && NEXT[from]?.(role)) || [];
};
