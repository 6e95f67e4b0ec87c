/** Encodings of the file: with a byte order mark where spreadsheet programs need one. */
export const TEXT_ENCODINGS = ['utf-8-bom', 'utf-8', 'utf-16le'] as const;

/** An encoding of the file. */
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

const utf8 = new TextEncoder();

const utf16 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++)
    bytes.setUint16(index * 2, text.charCodeAt(index), true);
  return new Uint8Array(bytes.buffer);
};

/** @returns the mark that the file starts with; empty for plain UTF-8. */
export const byteOrderMark = (encoding: TextEncoding): string =>
  encoding === 'utf-8' ? '' : '\ufeff';

/** Encodes whole characters: a surrogate pair must not be cut between two calls. */
export const encodeText = (text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> =>
  encoding === 'utf-16le' ? utf16(text) : utf8.encode(text);
