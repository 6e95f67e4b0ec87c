import { describe, expect, it } from 'vitest';
import { FileProblem } from '../issues.ts';
import { decodeText, type TextEncoding } from './decodeText.ts';

const decoded = (bytes: Uint8Array, chosen?: TextEncoding) => {
  const { parts, ...decoded } = decodeText(bytes, chosen);
  return { ...decoded, text: [...parts()].map(({ text }) => text).join('') };
};

const TEXT = 'Handle,Title\r\nécru,Größe “S” €\r\n';

const utf16 = (text: string, littleEndian: boolean, mark: boolean) => {
  const full = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(full.length * 2));
  for (let index = 0; index < full.length; index++)
    view.setUint16(index * 2, full.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
};

const problem = (bytes: Uint8Array) => {
  try {
    decodeText(bytes);
    return null;
  } catch (error) {
    return error instanceof FileProblem ? error.code : error;
  }
};

describe('decodeText', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT), 'utf-8'],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${TEXT}`), 'utf-8'],
    ['UTF-16 LE with a mark', utf16(TEXT, true, true), 'utf-16le'],
    ['UTF-16 BE with a mark', utf16(TEXT, false, true), 'utf-16be'],
    ['UTF-16 LE without a mark', utf16(TEXT, true, false), 'utf-16le'],
    ['UTF-16 BE without a mark', utf16(TEXT, false, false), 'utf-16be'],
  ])('reads %s', (_, bytes, encoding) => {
    expect(decoded(bytes)).toEqual({ text: TEXT, encoding, guessed: false });
  });

  it('reads what Excel saves in Western Europe, and says that it guessed', () => {
    const bytes = Uint8Array.from([0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x80, 0x35]);
    expect(decoded(bytes)).toEqual({
      text: 'Größe €5',
      encoding: 'windows-1252',
      guessed: true,
    });
  });

  it.each([
    ['nothing', [], 'fileEmpty'],
    ['a zip', [0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0], 'fileZip'],
    ['a gzip', [0x1f, 0x8b, 8, 0], 'fileZip'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'fileSpreadsheet'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], 'fileBinary'],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d], 'fileBinary'],
  ])('refuses %s', (_, bytes, code) => {
    expect(problem(Uint8Array.from(bytes))).toBe(code);
  });

  it('tells a workbook from another zip', () => {
    const name = new TextEncoder().encode('[Content_Types].xml');
    expect(problem(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, ...name]))).toBe('fileSpreadsheet');
  });

  it('reads large files in parts, at whose ends no character is lost', () => {
    const text = 'aé€😀'.repeat(700_000);
    const bytes = new TextEncoder().encode(text);
    const parts = [...decodeText(bytes).parts()];
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map(part => part.text).join('') === text).toBe(true);
    expect(parts.at(-1)?.share).toBe(1);
    // A single byte that is no UTF-8, far from the start, makes all of it something else.
    bytes[bytes.length - 1] = 0xe9;
    expect(decodeText(bytes)).toMatchObject({ encoding: 'windows-1252', guessed: true });
  });
});
