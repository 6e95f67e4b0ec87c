const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const PNG = '\x89PNG\r\n\x1a\n';
const GIF = ['GIF87a', 'GIF89a'];
const AVIF = ['ftypavif', 'ftypavis'];

/**
 * What kind of picture a file is, by its own first bytes, whatever anybody calls it.
 * @returns null for all that we do not store, SVG and pages among it.
 */
export const pictureType = (bytes: Uint8Array): string | null => {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (ascii(bytes, 0, 8) === PNG) return 'image/png';
  if (GIF.includes(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (AVIF.includes(ascii(bytes, 4, 12))) return 'image/avif';
  return null;
};
