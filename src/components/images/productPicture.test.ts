import { describe, expect, it } from 'vitest';
import type { StoredFile } from '@/domain/schemas/common.ts';
import { pictureFiles, productPicture } from './productPicture.ts';

const stored = (fullPath: string): StoredFile => ({
  bucket: 'b',
  name: fullPath,
  fullPath,
  size: 3,
  timeCreated: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
});

const blob = new Blob(['x']);
const uploaded = (name: string) =>
  productPicture({
    id: name,
    fileName: `${name}.png`,
    renditions: [
      { blob, width: 1600, height: 1200 },
      { blob, width: 320, height: 240 },
    ],
    files: [
      { url: `local-file:f/${name}`, metadata: stored(`f/${name}`) },
      { url: `local-file:f/${name}-thumb`, metadata: stored(`f/${name}-thumb`) },
    ],
  });

const pictures = (...names: string[]) => names.map(uploaded).filter(picture => picture !== null);

describe('productPicture', () => {
  it('keeps addresses, size and metadata of both files', () => {
    expect(uploaded('a')).toMatchObject({
      url: 'local-file:f/a',
      thumbnailUrl: 'local-file:f/a-thumb',
      width: 1600,
      height: 1200,
      file: { fullPath: 'f/a' },
      thumbnailFile: { fullPath: 'f/a-thumb' },
    });
  });
});

describe('pictureFiles', () => {
  it('names both files of a picture, and none of one by link', () => {
    const linked = { id: 'l', url: 'https://example.com/a.jpg', alt: '' };
    expect(pictureFiles([...pictures('a'), linked])).toEqual(['f/a', 'f/a-thumb']);
  });
});
