import { z } from 'zod';
import { filePlace } from '../../files/filePlace.ts';
import type { StoredFile } from '../../schemas/common.ts';
import { type ProductImage, productImageSchema } from '../../schemas/product.ts';

/** How wide the pictures are that are asked for, in pixels, where their host makes them smaller. */
export const PICTURE_WIDTH = 1600;

/** A picture in our storage, and the address that it was copied from. */
export interface PictureCopy {
  from: string;
  url: string;
  file: StoredFile;
}

/** Whether a picture is a link to the web, and no file of ours. */
export const isRemote = ({ file, url }: Pick<ProductImage, 'file' | 'url'>): boolean =>
  !file && /^https?:/.test(url);

/** What no path may have for the console's file store. */
const UNUSABLE = /[#?[\]*]/;

/**
 * Where the copy of a picture lies: the same picture has the same path, so copying it again replaces it.
 * @returns null where that would be no picture's place in the product's own folder; ids are anybody's words.
 */
export const picturePath = (
  businessId: string,
  productId: string,
  imageId: string,
): string | null => {
  const path = `business/${businessId}/products/${productId}/${imageId}`;
  const place = filePlace(path);
  const isOwn =
    place?.folder === 'products' &&
    place.businessId === businessId &&
    place.recordId === productId &&
    !UNUSABLE.test(path);
  return isOwn ? path : null;
};

/** What a newer version keeps in a picture stays in it. */
const storedImage = z.looseObject(productImageSchema.shape);

/**
 * A product's pictures with the copies in the place of the links they were made from. Whatever is no such link any
 * more stays as it is, as do pictures that cannot be read.
 * @param copies by the ids of their pictures.
 */
export const withCopies = (
  images: readonly unknown[],
  copies: ReadonlyMap<string, PictureCopy>,
): unknown[] =>
  images.map(stored => {
    const { data: image } = storedImage.safeParse(stored);
    const copy = image && copies.get(image.id);
    if (!copy || !isRemote(image) || image.url !== copy.from) return stored;
    return { ...image, url: copy.url, thumbnailUrl: null, file: copy.file };
  });
