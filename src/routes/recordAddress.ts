import type { Role } from '@/domain/access/roles.ts';
import { paths } from './paths.ts';

/** The page of a changed record; null where its kind has none. */
export const recordAddress = (role: Role, resource: string, id: string): string | null => {
  switch (resource) {
    case 'business':
      return paths.viewBusiness(id);
    case 'products':
    case 'productDetails':
      return paths.viewProduct(role, id);
    case 'users':
      return paths.viewUser(id);
    case 'giveaways':
      return paths.giveaway(id);
    case 'reports':
      return paths.report(id);
    case 'requests':
      return paths.request(id);
    default:
      return null;
  }
};
