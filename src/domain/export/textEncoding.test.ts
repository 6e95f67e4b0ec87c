import { describe, expect, it } from 'vitest';
import { byteOrderMark, encodeText, TEXT_ENCODINGS } from './textEncoding.ts';

const sample = 'Crème, ½, 漢字, 😀\r\n';

describe('encodeText', () => {
  it.each(TEXT_ENCODINGS)('%s is read back by a decoder of that name', encoding => {
    const label = encoding === 'utf-16le' ? 'utf-16le' : 'utf-8';
    expect(new TextDecoder(label).decode(encodeText(sample, encoding))).toBe(sample);
  });

  it('starts the file with the mark that spreadsheet programs look for', () => {
    expect([...encodeText(byteOrderMark('utf-8-bom'), 'utf-8-bom')]).toEqual([0xef, 0xbb, 0xbf]);
    expect([...encodeText(byteOrderMark('utf-16le'), 'utf-16le')]).toEqual([0xff, 0xfe]);
    expect([...encodeText(byteOrderMark('utf-8'), 'utf-8')]).toEqual([]);
  });
});
