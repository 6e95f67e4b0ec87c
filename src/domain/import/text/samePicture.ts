import { readImage } from './images.ts';

const isPathOf = (path: string, address: string) => {
  if (!path.startsWith('/') || !URL.canParse(address)) return false;
  const { pathname, search } = new URL(address);
  return path === pathname + search;
};

/**
 * Whether two addresses are the same picture's. One of this site may be stored without its host,
 * which a file for another shop has.
 */
export const isSamePicture = (
  a: string | null | undefined,
  b: string | null | undefined,
): boolean => {
  if (!a || !b) return !a && !b;
  if (a === b) return true;
  const [left, right] = [a, b].map(address =>
    address.startsWith('/') ? address : (readImage(address).url ?? address),
  );
  if (left === undefined || right === undefined) return false;
  return left === right || isPathOf(left, right) || isPathOf(right, left);
};
