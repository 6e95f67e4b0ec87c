import { FileProblem } from '../issues.ts';
import { byteParts, type FileBytes } from './fileBytes.ts';

/** The encodings that files are read in; what spreadsheets save depends on the country. */
export const TEXT_ENCODINGS = [
  ...(['utf-8', 'windows-1252', 'windows-1250', 'windows-1251', 'windows-1253'] as const),
  ...(['windows-1254', 'windows-1255', 'windows-1257', 'macintosh'] as const),
  ...(['utf-16le', 'utf-16be'] as const),
] as const;

/** How a file's characters are stored. */
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** A part of a text, and which share of the text has come with it, from 0 to 1. */
export interface TextPart {
  text: string;
  share: number;
}

/** A file's text. `guessed` is set where no mark named the encoding and UTF-8 did not fit. */
export interface DecodedText {
  /** The text from its start, part by part: large files are never in memory as a whole. */
  parts: () => Iterable<TextPart>;
  encoding: TextEncoding;
  guessed: boolean;
}

const SAMPLE = 64 * 1024;

const starts = (bytes: Uint8Array, ...magic: number[]) =>
  magic.every((byte, index) => bytes[index] === byte);

/** Reads the mark at the start of a file. */
const encodingByMark = (bytes: Uint8Array): TextEncoding | null => {
  if (starts(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (starts(bytes, 0xfe, 0xff)) return 'utf-16be';
  return null;
};

/** Latin text in UTF-16 without a mark has a zero in nearly every second byte. */
const encodingByZeros = (bytes: Uint8Array): TextEncoding | 'binary' | null => {
  const length = bytes.length & ~1;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even++;
    if (bytes[index + 1] === 0) odd++;
  }
  if (even + odd === 0) return null;
  const half = length / 2;
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.05) return 'utf-16be';
  return 'binary';
};

const refuseKnownBinaries = (bytes: Uint8Array) => {
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
    if (/Index\/(?:Document|Tables)|\.iwa/.test(head)) throw new FileProblem('fileNumbers');
    // One that could be opened was opened before.
    if (/xl\/(?!.*\.bin)/s.test(head)) throw new FileProblem('workbookDamaged');
    const isWorkbook = /\[Content_Types\]\.xml|xl\/|mimetypeapplication\/vnd/.test(head);
    throw new FileProblem(isWorkbook ? 'fileSpreadsheet' : 'fileZip');
  }
  if (starts(bytes, 0x50, 0x4b, 0x05, 0x06) || starts(bytes, 0x1f, 0x8b))
    throw new FileProblem('fileZip');
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileProblem('fileSpreadsheet');
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) throw new FileProblem('fileBinary');
};

/** What Windows-1252 has at 0x80 to 0x9f, where Latin-1 has control characters. */
const WINDOWS_EXTRA = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Node 20 decodes Windows-1252 as Latin-1; after a right decoder there is nothing to replace. */
const replaceWindows = (text: string) =>
  text.replace(/[\x80-\x9f]/g, found => WINDOWS_EXTRA[found.charCodeAt(0) - 0x80] ?? found);

function* decodedParts(bytes: FileBytes, encoding: TextEncoding): Generator<TextPart> {
  const decoder = new TextDecoder(encoding);
  for (const { part, end } of byteParts(bytes)) {
    // A character may begin in one part and end in the next.
    const text = decoder.decode(part, { stream: end < bytes.length });
    const share = end / bytes.length;
    yield { text: encoding === 'windows-1252' ? replaceWindows(text) : text, share };
  }
}

const isUtf8 = (bytes: FileBytes): boolean => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const { part, end } of byteParts(bytes))
      decoder.decode(part, { stream: end < bytes.length });
    return true;
  } catch {
    return false;
  }
};

/**
 * Turns a file's bytes into text: by its byte order mark, else UTF-8 where it fits, else
 * Windows-1252 (what Excel saves). Archives and other binaries are refused,
 * never unpacked.
 * @param chosen the encoding, where somebody has said which it is.
 * @throws FileProblem
 */
export const decodeText = (bytes: FileBytes, chosen?: TextEncoding): DecodedText => {
  if (bytes.length === 0) throw new FileProblem('fileEmpty');
  const start = bytes.subarray(0, SAMPLE);
  refuseKnownBinaries(start);
  const as = (encoding: TextEncoding, guessed = false): DecodedText => ({
    parts: () => decodedParts(bytes, encoding),
    encoding,
    guessed,
  });
  if (chosen) return as(chosen);
  const marked = encodingByMark(start);
  const zeros = marked ? null : encodingByZeros(start);
  if (zeros === 'binary') throw new FileProblem('fileBinary');
  const encoding = marked ?? zeros;
  if (encoding && encoding !== 'utf-8') return as(encoding);
  return isUtf8(bytes) ? as('utf-8') : as('windows-1252', true);
};
