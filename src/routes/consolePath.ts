import type { Role } from '@/domain/access/roles.ts';
import { paths } from './paths.ts';

type Rule = [RegExp, (role: Role, id: string) => string];

/** The addresses that react-admin makes up from resource names, and the console's own. */
const RULES: readonly Rule[] = [
  [/^\/products$/, paths.allProducts],
  [/^\/products\/create$/, role => (role === 'owner' ? paths.addProduct() : paths.allProducts())],
  [/^\/products\/([^/]+)\/show$/, (role, id) => paths.viewProduct(role, id)],
  [
    /^\/products\/([^/]+)$/,
    (role, id) =>
      // An administrator's form also names the business, which a bare id does not tell.
      role === 'owner' ? paths.editProduct(role, id, '') : paths.viewProduct(role, id),
  ],
  [/^\/business$/, paths.allBusiness],
  [/^\/business\/create$/, paths.addBusiness],
  [/^\/business\/([^/]+)\/show$/, (_, id) => paths.viewBusiness(id)],
  [/^\/business\/(?!add-business$)([^/]+)$/, (_, id) => paths.editBusiness(id)],
  [/^\/users\/([^/]+)(?:\/show)?$/, (_, id) => paths.viewUser(id)],
  [/^\/giveaways\/([^/]+)\/show$/, (_, id) => paths.giveaway(id)],
  [/^\/reports\/[^/]+(?:\/show)?$/, paths.reports],
  [/^\/requests(?:\/[^/]+)?(?:\/show)?$/, paths.submittedRequests],
];

/**
 * Turns an address that react-admin made up from a resource's name into the console's own, so
 * that its links, row clicks and redirects lead to the specified paths and no second path exists.
 * Query and fragment stay; any other address is handed back as it is.
 */
export const consolePath = (role: Role, address: string): string => {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  for (const [pattern, build] of RULES) {
    const match = pattern.exec(path);
    if (match) return build(role, decodeURIComponent(match[1] ?? '')) + rest;
  }
  return address;
};
