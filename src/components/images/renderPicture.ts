import { fitWithin, MAX_PICTURE_PIXELS, PictureError, pictureProblem } from './pictureRules.ts';

/** Quality of the re-encoded picture, from 0 to 1. */
const QUALITY = 0.86;

/** A picture at one size. Width and height in pixels. */
export interface Rendition {
  blob: Blob;
  width: number;
  height: number;
}

const decode = async (file: Blob): Promise<ImageBitmap> => {
  try {
    // Turned upright here, because the note that says so is stripped with the rest of the EXIF.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    throw new PictureError('notImage', { cause: error });
  }
};

const draw = (bitmap: ImageBitmap, width: number, height: number, ground: string | null) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('tooManyPixels');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

const encode = async (bitmap: ImageBitmap, max: number): Promise<Rendition> => {
  const { width, height } = fitWithin(bitmap.width, bitmap.height, max);
  const webp = await draw(bitmap, width, height, null).convertToBlob({
    type: 'image/webp',
    quality: QUALITY,
  });
  if (webp.type === 'image/webp') return { blob: webp, width, height };
  // Browsers that cannot write WebP hand back a PNG, which is many times larger.
  const jpeg = await draw(bitmap, width, height, '#ffffff').convertToBlob({
    type: 'image/jpeg',
    quality: QUALITY,
  });
  return { blob: jpeg, width, height };
};

/**
 * Decodes a file and re-encodes it at each size, without its metadata (place, camera, time).
 * @param sizes longest edges in pixels.
 * @throws PictureError
 */
export const renderPicture = async (file: Blob, sizes: readonly number[]): Promise<Rendition[]> => {
  const problem = pictureProblem(file);
  if (problem) throw new PictureError(problem);
  const bitmap = await decode(file);
  try {
    if (bitmap.width * bitmap.height > MAX_PICTURE_PIXELS) throw new PictureError('tooManyPixels');
    const renditions: Rendition[] = [];
    for (const size of sizes) renditions.push(await encode(bitmap, size));
    return renditions;
  } finally {
    bitmap.close();
  }
};
