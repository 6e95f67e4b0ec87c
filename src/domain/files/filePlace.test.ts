import { describe, expect, it } from 'vitest';
import { filePlace } from './filePlace.ts';

describe('filePlace', () => {
  it.each([
    ['business/b/products/p/a.webp', { businessId: 'b', folder: 'products', recordId: 'p' }],
    ['business/b/requests/r/1-my file.pdf', { businessId: 'b', folder: 'requests', recordId: 'r' }],
    ['business/b/profile/a.webp', { businessId: 'b', folder: 'profile' }],
    ['business/b/giveaways/a.webp', { businessId: 'b', folder: 'giveaways' }],
  ])('reads %s', (path, place) => {
    expect(filePlace(path)).toEqual(place);
  });

  it.each([
    '',
    'business',
    'business/b/products',
    'business/b/products/p',
    'business/b/products/p/',
    'business/b/products/p/deep/a.webp',
    'business/b/products/../a.webp',
    'business/b/products/./a.webp',
    'business/b/products//a.webp',
    `business/b/products/${'p'.repeat(129)}/a.webp`,
    'business//profile/a.webp',
    'business/../profile/a.webp',
    'business/b/profile/',
    'business/b/profile/deep/a.webp',
    'business/b/profile/a\nb',
    'business/b/other/a.webp',
    'business/b/other/p/a.webp',
    'other/b/profile/a.webp',
    '/business/b/profile/a.webp',
  ])('leaves %j to whoever put it there', path => {
    expect(filePlace(path)).toBeNull();
  });
});
