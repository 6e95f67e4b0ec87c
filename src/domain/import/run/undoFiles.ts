import { z } from 'zod';
import { type Product, type ProductImage, productImageSchema } from '../../schemas/product.ts';

/** Paths of the files that keep these pictures. */
export const pathsOf = (images: readonly ProductImage[]): string[] =>
  images.flatMap(({ file, thumbnailFile }) =>
    [file?.fullPath, thumbnailFile?.fullPath].filter(path => path !== undefined),
  );

/**
 * The files in the product's own folder that it no longer shows once it is taken back.
 * @param before the fields that come back; null where the product is deleted.
 */
export const filesLeftBehind = (
  { id, businessId, images }: Product,
  before: Record<string, unknown> | null,
): string[] => {
  if (before !== null && !('images' in before)) return [];
  const restored = new Set(
    pathsOf(z.array(productImageSchema).safeParse(before?.images).data ?? []),
  );
  const folder = `business/${businessId}/products/${id}/`;
  return pathsOf(images).filter(path => path.startsWith(folder) && !restored.has(path));
};
