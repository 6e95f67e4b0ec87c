import { useMemo, useRef } from 'react';
import { orphanedFiles } from '@/components/images/productPicture.ts';
import type { ProductImage } from '@/domain/schemas/product.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/**
 * Deletes files that no record shows any more: after the record was saved, never before, and
 * only those of this product.
 */
export const useFileCleanup = (folder: string) => {
  const { files } = useServices();
  const seen = useRef<ProductImage[]>([]);
  return useMemo(() => {
    const discard = (images: readonly ProductImage[], kept: readonly ProductImage[]) => {
      for (const path of orphanedFiles(images, kept, folder)) {
        // A file that stays behind costs a little room; a message would only worry.
        files.remove(path).catch(error => console.warn('A file was left behind', path, error));
      }
    };
    return {
      /** Remembers a picture that this form uploaded. */
      uploaded: (picture: ProductImage) => void seen.current.push(picture),
      /** The pictures that this form uploaded or took away. */
      mine: () => seen.current,
      discard,
      /** The record now holds `stored`; `inForm` is what the form goes on with. */
      saved: (
        stored: readonly ProductImage[],
        inForm: readonly ProductImage[],
        before: readonly ProductImage[] = [],
      ) => {
        discard([...seen.current, ...before], [...stored, ...inForm]);
        seen.current = [];
      },
    };
  }, [files, folder]);
};
