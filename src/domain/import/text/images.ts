const WIX_MEDIA = 'https://static.wixstatic.com/media/';
const WIX_ID = /^[\w.~-]+\.(?:png|jpe?g|jfif|webp|gif|avif|heic|bmp|tiff?|svg)$/i;

const parsed = (text: string) => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

const isShopify = (url: URL) =>
  url.hostname === 'cdn.shopify.com' || url.pathname.startsWith('/cdn/shop/');

/** Whether an address is a film's, which a product's pictures have no place for. */
export const isVideo = (address: string): boolean =>
  /^wix:video:\/\/|\.(?:mp4|mov|webm|m4v|avi)(?:[?#]|$)|^https?:\/\/video\.wixstatic\.com\//i.test(
    address.trim(),
  );

/** An address that can be shown as a picture, or why it cannot. */
export type ReadImage = { url: string } | { url: null; reason: 'scheme' | 'page' };

/**
 * An image address as a file or the live interface writes it, made absolute: `//host/…`, Wix media
 * ids and `wix:image://` included. A cache stamp such as Shopify's `?v=1700000000` is dropped, so that
 * the same picture keeps one address; any other `v` names a picture.
 */
export const readImage = (text: string): ReadImage => {
  const value = text.trim();
  const wix = /^wix:image:\/\/v1\/([^/#?]+)/.exec(value)?.[1];
  if (wix) return { url: WIX_MEDIA + wix };
  if (WIX_ID.test(value)) return { url: WIX_MEDIA + value };
  const url = parsed(value.startsWith('//') ? `https:${value}` : value);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return { url: null, reason: 'scheme' };
  if (/^(?:drive|docs)\.google\.com$/.test(url.hostname) && !url.pathname.startsWith('/uc'))
    return { url: null, reason: 'page' };
  if (/(?:^|\.)dropbox\.com$/.test(url.hostname) && !url.searchParams.has('raw'))
    return { url: null, reason: 'page' };
  const stamp = isShopify(url) ? /^\d+$/ : /^\d{6,}$/;
  if (stamp.test(url.searchParams.get('v') ?? '')) url.searchParams.delete('v');
  return { url: url.href };
};

/**
 * The same picture at most `width` pixels wide, by the platforms' own image services; any other
 * address as it is.
 */
export const imageAtWidth = (address: string, width: number): string => {
  const url = parsed(address);
  if (!url) return address;
  if (isShopify(url)) {
    url.searchParams.set('width', String(width));
    return url.href;
  }
  const id = address.startsWith(WIX_MEDIA) ? address.slice(WIX_MEDIA.length) : '';
  if (!WIX_ID.test(id) || id.toLowerCase().endsWith('.svg')) return address;
  const name = `file.${id.split('.').pop() ?? 'jpg'}`;
  return `${address}/v1/fit/w_${width},h_${width},q_85/${name}`;
};
