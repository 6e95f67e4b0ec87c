/** Addresses that lead to one record, and where that is stored. */
const ADDRESSES: readonly [RegExp, string][] = [
  [/^\/(?:view|edit)-product\/([^/?]+)/, 'products'],
  [/^\/product\/([^/?]+)\/(?:view-product|business\/[^/]+\/edit-product)/, 'products'],
  [/^\/business\/([^/?]+)\/(?:view|edit)-business/, 'business'],
  [/^\/users\/([^/?]+)\/view-user/, 'users'],
  [/^\/giveaways\/([^/?]+)/, 'giveaways'],
  [/^\/reports\?(?:.*&)?open=([^&]+)/, 'reports'],
  [/^\/submitted-requests\?(?:.*&)?open=([^&]+)/, 'requests'],
  [/^\/recent-changes\?(?:.*&)?open=([^&]+)/, 'audit'],
];

/** The path in the store of the record that an address is about, such as `products/p00001`; null for none. */
export const recordAt = (address: string): string | null => {
  for (const [pattern, collection] of ADDRESSES) {
    const id = pattern.exec(address)?.[1];
    if (id) return `${collection}/${decodeURIComponent(id)}`;
  }
  return null;
};
