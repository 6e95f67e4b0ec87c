import { renderPicture } from './renderPicture.ts';

/**
 * A picture of at most so many bytes: as it is where it fits, else made smaller, without its metadata.
 * @param edge longest edge in pixels where it is made smaller; the result is far below any limit.
 * @throws PictureError where the browser cannot decode it.
 */
export const fitPicture = async (picture: Blob, most: number, edge: number): Promise<Blob> => {
  if (picture.size <= most) return picture;
  const [rendition] = await renderPicture(picture, [edge]);
  return rendition?.blob ?? picture;
};
