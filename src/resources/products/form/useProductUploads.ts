import { useEffect, useState } from 'react';
import { LARGE_EDGE, productPicture, THUMBNAIL_EDGE } from '@/components/images/productPicture.ts';
import { renderPicture } from '@/components/images/renderPicture.ts';
import { UploadQueue } from '@/components/upload/UploadQueue.ts';
import type { ProductImage } from '@/domain/schemas/product.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Where a product's pictures are stored. */
export const pictureFolder = (businessId: string, productId: string) =>
  `business/${businessId}/products/${productId}`;

/**
 * The pictures on their way to this form. They stop when the form goes.
 * @param onPicture takes each picture that is stored.
 */
export const useProductUploads = (folder: string, onPicture: (picture: ProductImage) => void) => {
  const { files } = useServices();
  const [queue] = useState(
    () =>
      new UploadQueue({
        files,
        folder,
        suffixes: ['', '-thumb'],
        render: file => renderPicture(file, [LARGE_EDGE, THUMBNAIL_EDGE]),
        newId: () => crypto.randomUUID(),
        onUploaded: uploaded => {
          const picture = productPicture(uploaded);
          if (picture) onPicture(picture);
        },
      }),
  );
  useEffect(
    function stopWithTheForm() {
      return queue.dispose;
    },
    [queue],
  );
  return queue;
};
