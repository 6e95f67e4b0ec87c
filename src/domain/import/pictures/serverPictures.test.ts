import { describe, expect, it } from 'vitest';
import { NO_PICTURES, type PictureFailure } from './copyRemotePictures.ts';
import { PICTURE_FAILURES, type PictureFailureCode } from './pictureFailure.ts';
import { afterServer, worthTheServer } from './serverPictures.ts';

const failure = (
  productId: string,
  imageId: string,
  code: PictureFailureCode = 'notAllowed',
): PictureFailure => ({
  ...{ productId, imageId, code, title: productId.toUpperCase() },
  url: `https://x.example/${imageId}`,
});

const file = {
  ...{ bucket: 'b', name: 'i', fullPath: 'x', size: 3, timeCreated: '', updated: '' },
};

const image = (id: string, more: object = {}) => ({
  ...{ id, url: `https://x.example/${id}`, alt: '' },
  ...more,
});

describe('worthTheServer', () => {
  it('is what a browser may not ask, or hears nothing of', () => {
    const codes = PICTURE_FAILURES.filter(
      code => worthTheServer([failure('p', 'i', code)]).length > 0,
    );
    expect(codes).toEqual(['notAllowed', 'unreachable']);
  });

  it('is nothing that a server refuses at once', () => {
    expect(worthTheServer([{ ...failure('p', 'i'), url: 'http://x.example/i' }])).toEqual([]);
  });
});

describe('afterServer', () => {
  const before = {
    ...NO_PICTURES,
    ...{ total: 9, done: 9, copied: 4 },
    failures: [
      ...[failure('p', 'copied'), failure('p', 'refused'), failure('p', 'left', 'unreachable')],
      ...[failure('p', 'removed'), failure('p', 'replaced'), failure('gone', 'i')],
      failure('other', 'copied'),
    ],
  };

  it('believes what is stored, and takes over why pictures were not copied', () => {
    const products = [
      {
        ...{ id: 'p', title: 'P' },
        images: [
          image('copied', { url: 'https://storage.example/x', file }),
          image('refused'),
          image('left'),
          image('replaced', { url: 'https://x.example/new' }),
        ],
      },
    ];
    const failed = [
      { productId: 'p', imageId: 'refused', code: 'refusedAddress' as const },
      // Copied since, by somebody else.
      { productId: 'p', imageId: 'copied', code: 'tooSlow' as const },
    ];
    expect(afterServer(before, { asked: ['p', 'gone'], products, failed })).toEqual({
      ...before,
      copied: 5,
      failures: [
        failure('p', 'refused', 'refusedAddress'),
        failure('p', 'left', 'unreachable'),
        failure('other', 'copied'),
      ],
    });
  });
});
