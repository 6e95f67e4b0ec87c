import { describe, expect, it } from 'vitest';
import { pictureType } from './pictureType.ts';

const bytes = (text: string) => Uint8Array.from(text, one => one.charCodeAt(0));

describe('pictureType', () => {
  it.each([
    ['\xff\xd8\xff\xe0rest', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\nrest', 'image/png'],
    ['GIF87arest', 'image/gif'],
    ['GIF89arest', 'image/gif'],
    ['RIFF\x01\x02\x03\x04WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x1cftypavifrest', 'image/avif'],
    ['\0\0\0\x1cftypavisrest', 'image/avif'],
  ])('knows %j', (start, type) => {
    expect(pictureType(bytes(start))).toBe(type);
  });

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<?xml version="1.0"?><svg>',
    '<!doctype html>',
    ' GIF89a',
    '%PDF-1.7',
    'RIFF\x01\x02\x03\x04WAVEfmt ',
    '\0\0\0\x1cftypheic',
    '\x1f\x8b\x08zipped',
    '\x89PNG\n',
    '\xff\xd8',
  ])('takes %j for no picture that is stored', start => {
    expect(pictureType(bytes(start))).toBeNull();
  });
});
