import type { FailedPicture } from '../../schemas/pictureTask.ts';
import type { PicturedProduct, PictureFailure, PictureProgress } from './copyRemotePictures.ts';
import { openFailures, storedPictures } from './openFailures.ts';
import type { PictureFailureCode } from './pictureFailure.ts';

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

/** How far the copying is once a server has done some of it: what is stored says which pictures are no links any more. */
export const afterServer = (
  progress: PictureProgress,
  { asked, products, failed }: ServerCopies,
): PictureProgress => {
  const isAsked = new Set(asked);
  const pictureOf = storedPictures(products);
  const copies = progress.failures.filter(
    failure => isAsked.has(failure.productId) && pictureOf(failure)?.file,
  );
  const failures = openFailures(progress.failures, { asked, products }).map(failure => {
    const again = failed.find(
      ({ productId, imageId }) => productId === failure.productId && imageId === failure.imageId,
    );
    return again ? { ...failure, code: again.code } : failure;
  });
  return { ...progress, copied: progress.copied + copies.length, failures };
};
