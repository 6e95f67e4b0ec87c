import { sha256 } from '@noble/hashes/sha2.js';
import { byteParts, type FileBytes } from './fileBytes.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const encoder = new TextEncoder();

/** Bytes in base 32 (RFC 4648, lower case, no padding), cut to `length` characters. */
const base32 = (bytes: Uint8Array, length: number): string => {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5 && text.length < length) {
      bits -= 5;
      text += ALPHABET[(value >> bits) & 31];
    }
    if (text.length >= length) break;
  }
  return text;
};

/** SHA-256 of a text, as 26 base-32 characters (130 bits): for ids. */
export const longHash = (text: string) => base32(sha256(encoder.encode(text)), 26);

const hashOf = (text: string) => base32(sha256(encoder.encode(text)), 12);

/** Hashes of short texts: a brand, a currency, a status come again and again. */
const known = new Map<string, string>();
const SHORT = 60;
const REMEMBERED = 5000;

/** SHA-256 of a text, as 12 base-32 characters (60 bits): for telling contents apart. */
export const shortHash = (text: string): string => {
  if (text.length > SHORT) return hashOf(text);
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const hash = hashOf(text);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, hash);
  return hash;
};

/** SHA-256 of a file's bytes, as 52 base-32 characters. */
export const bytesHash = (bytes: FileBytes) => {
  const hash = sha256.create();
  for (const { part } of byteParts(bytes)) hash.update(part);
  return base32(hash.digest(), 52);
};

/**
 * JSON with sorted keys: equal values give equal text, whatever order they were put together in.
 * Missing and undefined fields are the same; dates count by their instant.
 */
export const stableJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  if (value instanceof Date) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${stableJson(inner)}`);
  return `{${fields.join(',')}}`;
};
