import { describe, expect, it } from 'vitest';
import { addFilesNamed } from './filesNamed.ts';

const PATH = 'business/b/products/p/a.webp';
const ADDRESS = `https://firebasestorage.googleapis.com/v0/b/x.appspot.com/o/${encodeURIComponent(PATH)}?alt=media&token=1`;

const named = (value: unknown) => {
  const found = new Set<string>();
  addFilesNamed(value, found);
  return found;
};

describe('addFilesNamed', () => {
  it.each<[string, unknown]>([
    ['a file’s path', { images: [{ file: { fullPath: PATH } }] }],
    ['its address', { variants: [{ imageUrl: ADDRESS }] }],
    ['the emulator’s', ADDRESS.replace('https://firebasestorage.googleapis.com', 'http://h:9199')],
    ['one in lower case', ADDRESS.replaceAll('%2F', '%2f')],
    ['the embedded back end’s', `local-file:${PATH}`],
    ['an open bucket’s', `https://storage.googleapis.com/x.appspot.com/${PATH}`],
    ['the bucket’s own', `gs://x.appspot.com/${PATH}`],
    ['a picture in a description', `<p>Look: <img src="${ADDRESS.replace('&', '&amp;')}"></p>`],
    ['one in single quotes', `<img src='https://h/${PATH}'>`],
    ['one in a text', `(see ${ADDRESS}), or [this](https://h/${PATH})`],
    ['an entry of the trail', { changes: { p: [{ field: 'images', from: [{ url: ADDRESS }] }] } }],
    ['a step of an import', { updated: [{ before: { images: [{ thumbnailUrl: ADDRESS }] } }] }],
  ])('finds %s', (_, value) => {
    expect(named(value)).toContain(PATH);
  });

  it.each([
    'business/b/requests/r/1-my file.pdf',
    'business/b/requests/r/1-50% off & more.pdf',
    "business/b/products/p/o'clock",
    'business/b/products/p/a#1',
    'business/b/requests/r/1-grüße (2).pdf',
  ])('finds %s, and in an address', path => {
    expect(named({ file: path })).toContain(path);
    expect(named(`https://h/o/${encodeURIComponent(path)}?alt=media`)).toContain(path);
  });

  it('finds nothing where nothing is named', () => {
    expect([...named([null, 5, true, new Date(), 'the business of others', {}])]).toEqual([]);
  });

  it('takes an address that cannot be decoded as it is', () => {
    expect(named('https://h/business/b/profile/%E0%A4%A')).toContain('business/b/profile/%E0%A4%A');
  });
});
