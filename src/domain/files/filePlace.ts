import { MAX_LENGTH } from '../schemas/common.ts';

/** Where a stored file lies: whose it is, and which record its folder is of, where it is of one. */
export type FilePlace = { businessId: string } & (
  | { folder: 'products' | 'requests'; recordId: string }
  | { folder: 'profile' | 'giveaways' }
);

const isPart = (part: string | undefined): part is string =>
  part !== undefined && part !== '' && part !== '.' && part !== '..' && !/\p{Control}/u.test(part);

const isId = (part: string | undefined): part is string =>
  isPart(part) && part.length <= MAX_LENGTH.id;

/**
 * Reads a path in Storage: `business/{id}/products|requests/{id}/{file}` or
 * `business/{id}/profile|giveaways/{file}`.
 * @returns null where the console never stores anything.
 */
export const filePlace = (path: string): FilePlace | null => {
  const [root, businessId, folder, ...rest] = path.split('/');
  if (root !== 'business' || !isId(businessId)) return null;
  if (folder === 'profile' || folder === 'giveaways')
    return rest.length === 1 && isPart(rest[0]) ? { businessId, folder } : null;
  const [recordId, file, ...deeper] = rest;
  if (folder !== 'products' && folder !== 'requests') return null;
  return isId(recordId) && isPart(file) && deeper.length === 0
    ? { businessId, folder, recordId }
    : null;
};
