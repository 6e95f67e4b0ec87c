import type { Product } from '../schemas/product.ts';

/** Stands for a product's id in the pattern of public pages. */
const ID = '{id}';

/** Whether public pages can have such addresses: `https`, with `{id}` behind the host. */
export const isPagePattern = (pattern: string): boolean => {
  const [one, other] = ['a', 'b'].map(id => {
    const address = pattern.replaceAll(ID, id);
    return URL.canParse(address) ? new URL(address) : null;
  });
  return one?.protocol === 'https:' && one.host === other?.host && one.href !== other.href;
};

/**
 * The address of a product's public page.
 * @param pattern such as `https://shop.example/p/{id}`; null where the catalogue has no such pages.
 * @returns null as well for a product that the public does not see.
 */
export const publicPage = (
  pattern: string | null,
  { id, status, hiddenWithBusiness }: Pick<Product, 'id' | 'status' | 'hiddenWithBusiness'>,
): string | null =>
  pattern !== null && isPagePattern(pattern) && status === 'active' && !hiddenWithBusiness
    ? pattern.replaceAll(ID, encodeURIComponent(id))
    : null;
