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

/** Addresses of products beside each other: the first in the path, the others in the query. */
const BESIDE = /^\/(?:compare\/([^/?]+)|(?:merge|duplicate)-products)(?:\?|$)/;

/** The paths in the store of the products that an address puts beside each other; none elsewhere. */
export const besideAt = (address: string): string[] => {
  const match = BESIDE.exec(address);
  if (!match) return [];
  const search = new URL(address, 'http://console.example').searchParams;
  const others = `${search.get('with') ?? ''},${search.get('products') ?? ''}`;
  return [match[1] ?? '', ...others.split(',')]
    .filter(id => id !== '')
    .map(id => `products/${decodeURIComponent(id)}`);
};
