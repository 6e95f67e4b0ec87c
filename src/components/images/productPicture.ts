import type { ProductImage } from '@/domain/schemas/product.ts';
import type { UploadedPicture } from '../upload/UploadQueue.ts';

/** Longest edge of a product's large picture, in pixels. */
export const LARGE_EDGE = 1600;

/** Longest edge of a product's thumbnail, in pixels. */
export const THUMBNAIL_EDGE = 320;

/** The picture's entry in the product: addresses, size and the files' metadata. */
export const productPicture = ({ id, renditions, files }: UploadedPicture): ProductImage | null => {
  const [large, thumbnail] = files;
  if (!large) return null;
  return {
    id,
    url: large.url,
    thumbnailUrl: thumbnail?.url ?? null,
    alt: '',
    width: renditions[0]?.width ?? null,
    height: renditions[0]?.height ?? null,
    file: large.metadata,
    thumbnailFile: thumbnail?.metadata ?? null,
  };
};

/** The paths of the stored files of pictures. */
export const pictureFiles = (pictures: readonly ProductImage[]): string[] =>
  pictures.flatMap(({ file, thumbnailFile }) =>
    [file?.fullPath, thumbnailFile?.fullPath].filter(path => path !== undefined),
  );
