import { MAX_PICTURE_BYTES } from '@/domain/fileLimits.ts';

/** Most pixels that are decoded: a small file can unfold into gigabytes. */
export const MAX_PICTURE_PIXELS = 100_000_000;

/** Why a file is refused as a picture. */
export type PictureProblem = 'notImage' | 'tooLarge' | 'tooManyPixels' | 'empty' | 'tooMany';

/** A file that cannot become a picture. */
export class PictureError extends Error {
  constructor(
    readonly problem: PictureProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.name = 'PictureError';
  }
}

/** @returns what can be told of a file before it is decoded, or null where nothing speaks against. */
export const pictureProblem = (file: { size: number; type: string }): PictureProblem | null => {
  if (file.type !== '' && !file.type.startsWith('image/')) return 'notImage';
  if (file.size === 0) return 'empty';
  return file.size > MAX_PICTURE_BYTES ? 'tooLarge' : null;
};

/** Whole pixels of the largest size within `max` × `max` that keeps the shape; never enlarges. */
export const fitWithin = (width: number, height: number, max: number) => {
  const factor = Math.min(1, max / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
};
