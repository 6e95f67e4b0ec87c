import type { FailedPicture } from '../../schemas/pictureTask.ts';
import type { PicturedProduct, PictureFailure, PictureProgress } from './copyRemotePictures.ts';
import type { PictureFailureCode } from './pictureFailure.ts';
import { isRemote } from './remotePictures.ts';

/** What keeps a browser from a picture, and a server not. */
const OF_BROWSERS: readonly PictureFailureCode[] = ['notAllowed', 'unreachable'];

/** Pictures that a server may copy though this browser could not: those of any host, but by https alone. */
export const worthTheServer = (failures: readonly PictureFailure[]): PictureFailure[] =>
  failures.filter(({ code, url }) => OF_BROWSERS.includes(code) && url.startsWith('https://'));

/** What a server was asked for, and what came of it. */
export interface ServerCopies {
  asked: readonly string[];
  /** The asked products as they are stored since. */
  products: readonly PicturedProduct[];
  /** Those of their pictures that it tried in vain. */
  failed: readonly Readonly<FailedPicture>[];
}

const keyOf = (productId: string, imageId: string) => JSON.stringify([productId, imageId]);

/** How far the copying is once a server has done some of it: what is stored says which pictures are no links any more. */
export const afterServer = (
  progress: PictureProgress,
  { asked, products, failed }: ServerCopies,
): PictureProgress => {
  const isAsked = new Set(asked);
  const codes = new Map(
    failed.map(({ productId, imageId, code }) => [keyOf(productId, imageId), code]),
  );
  const stored = new Map(
    products.flatMap(({ id, images }) => images.map(image => [keyOf(id, image.id), image])),
  );
  let { copied } = progress;
  const failures = progress.failures.flatMap(failure => {
    const { productId, imageId, url } = failure;
    if (!isAsked.has(productId)) return [failure];
    const key = keyOf(productId, imageId);
    const image = stored.get(key);
    if (image?.file) copied++;
    const isSettled = !image || !isRemote(image) || image.url !== url;
    return isSettled ? [] : [{ ...failure, code: codes.get(key) ?? failure.code }];
  });
  return { ...progress, copied, failures };
};
