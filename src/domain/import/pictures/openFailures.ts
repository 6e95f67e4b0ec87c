import type { PicturedProduct, PictureFailure } from './copyRemotePictures.ts';
import { isRemote } from './remotePictures.ts';

type StoredImage = PicturedProduct['images'][number];

const keyOf = (productId: string, imageId: string) => JSON.stringify([productId, imageId]);

/** Finds the picture that a failure is of among products as they are stored; null where it is gone. */
export const storedPictures = (products: readonly PicturedProduct[]) => {
  const stored = new Map(
    products.flatMap(({ id, images }) => images.map(image => [keyOf(id, image.id), image])),
  );
  return ({ productId, imageId }: Pick<PictureFailure, 'productId' | 'imageId'>) =>
    stored.get(keyOf(productId, imageId)) ?? null;
};

/** Whether a picture is the link still that could not be copied. */
const isOpen = ({ url }: PictureFailure, image: StoredImage | null) =>
  image !== null && isRemote(image) && image.url === url;

/**
 * Failures without those that are none any more by what is stored: copied by somebody else, replaced or removed.
 * @param asked ids of the products that were read; of others it is not known.
 * @param products those of them that there are, as they are stored.
 */
export const openFailures = (
  failures: readonly PictureFailure[],
  { asked, products }: { asked: readonly string[]; products: readonly PicturedProduct[] },
): PictureFailure[] => {
  const isAsked = new Set(asked);
  const pictureOf = storedPictures(products);
  return failures.filter(
    failure => !isAsked.has(failure.productId) || isOpen(failure, pictureOf(failure)),
  );
};
