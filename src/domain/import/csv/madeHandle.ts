import { slug } from '../text/codes.ts';
import { shortHash } from '../text/hashing.ts';

/**
 * A handle for a product whose row has none: its title's, numbered where that is taken.
 * @returns `made` is the handle without its number.
 */
export const madeHandle = (title: string, isTaken: (handle: string) => boolean) => {
  const made = slug(title) || `product-${shortHash(title)}`;
  let handle = made;
  for (let count = 2; isTaken(handle); count++) handle = `${made}-${count}`;
  return { handle, made };
};
