import { describe, expect, it } from 'vitest';
import { isRemote, picturePath, withCopies } from './remotePictures.ts';

const file = {
  ...{ bucket: 'b', name: 'i', fullPath: 'business/b/products/p/i', size: 3 },
  ...{ timeCreated: '', updated: '' },
};

describe('isRemote', () => {
  it.each([
    ['https://x.example/a.png', null, true],
    ['http://x.example/a.png', undefined, true],
    ['https://storage.example/a', file, false],
    ['local-file:business/b/products/p/i', null, false],
    ['/sample/a.png', null, false],
  ])('%s', (url, stored, expected) => {
    expect(isRemote({ url, file: stored })).toBe(expected);
  });
});

describe('picturePath', () => {
  it('is the place of the picture in its product’s folder', () => {
    expect(picturePath('b', 'p', 'i')).toBe('business/b/products/p/i');
  });

  it.each(['', '..', '../x', 'a/b', 'a#b', 'a?b', 'a[1]', 'a*', 'a\nb'])(
    'is none for the id %j',
    id => {
      expect(picturePath('b', 'p', id)).toBeNull();
    },
  );

  it('is none where another id would make it another’s', () => {
    expect(picturePath('b/products/x', 'p', 'i')).toBeNull();
    expect(picturePath('b', '../x', 'i')).toBeNull();
  });
});

describe('withCopies', () => {
  const from = 'https://x.example/a.png';
  const link = { id: 'i', url: from, thumbnailUrl: `${from}?w=1`, alt: 'A', ofLater: 1 };
  const copies = new Map([['i', { from, url: 'https://storage.example/i', file }]]);
  const copied = { ...link, url: 'https://storage.example/i', thumbnailUrl: null, file };

  it('puts a copy where its link is, and keeps what else the picture has', () => {
    expect(withCopies([link, { ...link, id: 'other' }], copies)).toEqual([
      copied,
      { ...link, id: 'other' },
    ]);
  });

  it('leaves what is no such link any more, and what it cannot read', () => {
    const images = [{ ...link, url: 'https://x.example/b.png' }, copied, { id: 'i' }, null, 'text'];
    expect(withCopies(images, copies)).toEqual(images);
  });
});
