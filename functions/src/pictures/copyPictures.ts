import { isDocumentId } from 'ra-data-firestore/query';
import type { Actor } from '../../../src/domain/access/roles.ts';
import type { Did } from '../../../src/domain/functions/did.ts';
import type { FunctionStore } from '../../../src/domain/functions/functionStore.ts';
import {
  copyRemotePictures,
  type PicturedProduct,
  type PictureFailure,
} from '../../../src/domain/import/pictures/copyRemotePictures.ts';
import { PictureProblem } from '../../../src/domain/import/pictures/pictureFailure.ts';
import { PICTURE_WIDTH } from '../../../src/domain/import/pictures/remotePictures.ts';
import { imageAtWidth } from '../../../src/domain/import/text/images.ts';
import { productImageSchema } from '../../../src/domain/schemas/product.ts';
import type { FileBucket } from '../store/fileBucket.ts';
import type { Picture } from './downloadPicture.ts';
import { picturedOf, writeCopies } from './writeCopies.ts';

/** Products that are read at once: they can be large. */
const PAGE = 20;

/** Whose pictures are to be copied, and who says so. */
export interface CopyRequest {
  businessId: string;
  productIds: readonly string[];
  actor: Actor;
}

/** What copying needs besides. */
export interface CopyOptions {
  /** How long it may work, in milliseconds; whoever asks again has it go on with what is left. */
  budget: number;
  /** @throws PictureProblem; the signal's reason. */
  download: (address: string, signal: AbortSignal) => Promise<Picture>;
}

/** What became of pictures: counted, and those that stayed links though they were tried. */
export interface CopiedPictures {
  did: Did;
  failures: PictureFailure[];
}

const productsOf = async (store: FunctionStore, { businessId, productIds }: CopyRequest) => {
  const products: PicturedProduct[] = [];
  const ids = [...new Set(productIds)].filter(isDocumentId);
  for (let at = 0; at < ids.length; at += PAGE)
    for (const { data } of await store.getAll('products', ids.slice(at, at + PAGE))) {
      const product = picturedOf(data, businessId);
      if (!product) continue;
      const images = product.images.flatMap(
        image => productImageSchema.safeParse(image).data ?? [],
      );
      products.push({ id: product.id, title: product.title, images });
    }
  return products;
};

/**
 * Copies the pictures of a business's products from whatever public host they are on into Storage, as the console does
 * from the hosts that it may ask. Products of others, and pictures that are files already, are left.
 * @throws what the back end throws where nothing could be stored for it: then it is tried again.
 */
export const copyPictures = async (
  store: FunctionStore,
  bucket: FileBucket,
  request: CopyRequest,
  { budget, download }: CopyOptions,
): Promise<CopiedPictures> => {
  const { businessId, actor } = request;
  const signal = AbortSignal.timeout(budget);
  const problems: unknown[] = [];
  const products = await productsOf(store, request);
  const { done, total, copied, failures } = await copyRemotePictures(products, {
    ...{ businessId, signal },
    download: (address: string) => download(imageAtWidth(address, PICTURE_WIDTH), signal),
    store: async (path, { content, contentType }: Picture) => {
      try {
        return await bucket.save(path, content, contentType);
      } catch (error) {
        problems.push(error);
        throw new PictureProblem('notStored', { cause: error });
      }
    },
    write: async ({ id: productId }, copies) => {
      try {
        return await writeCopies(store, { productId, businessId, actor }, copies);
      } catch (error) {
        problems.push(error);
        return null;
      }
    },
  });
  if (copied === 0 && problems.length > 0) throw problems[0];
  const did = {
    copiedPictures: copied,
    failedPictures: failures.length,
    leftPictures: total - done,
  };
  return { did, failures };
};
