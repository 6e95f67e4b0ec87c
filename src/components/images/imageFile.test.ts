import { expect, it } from 'vitest';
import { storedPath } from './imageFile.ts';

it.each([
  ['local-file:business/b/profile/x.webp', 'business/b/profile/x.webp'],
  [
    'https://firebasestorage.googleapis.com/v0/b/shop/o/business%2Fb%2Fprofile%2Fx.webp?alt=media',
    'business/b/profile/x.webp',
  ],
  ['http://127.0.0.1:9199/v0/b/shop/o/a%2Fb.webp?token=1', 'a/b.webp'],
  ['https://example.com/logo.png', null],
  ['https://example.com/v0/b/shop/o/%E0%A4%A', null],
  ['/sample-images/logo.svg', null],
  [null, null],
])('%s is %s', (address, path) => {
  expect(storedPath(address)).toBe(path);
});
