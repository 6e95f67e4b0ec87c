import { inParallel } from '../../inParallel.ts';
import type { Product } from '../../schemas/product.ts';
import { patientAsking } from './patientAsking.ts';
import { type PictureFailureCode, PictureProblem } from './pictureFailure.ts';
import { isRemote, type PictureCopy, picturePath } from './remotePictures.ts';

/** A product whose pictures are copied, as it was read. */
export type PicturedProduct = Pick<Product, 'id' | 'title' | 'images'>;

/** A picture that stayed a link. */
export interface PictureFailure {
  productId: string;
  imageId: string;
  title: string;
  url: string;
  code: PictureFailureCode;
}

/** How far the copying is, in pictures. */
export interface PictureProgress {
  running: boolean;
  done: number;
  total: number;
  copied: number;
  failures: PictureFailure[];
}

/** Before the first picture. */
export const NO_PICTURES: PictureProgress = {
  running: false,
  done: 0,
  total: 0,
  copied: 0,
  failures: [],
};

/** What copying asks of what it works in. */
export interface PictureCopier<P extends PicturedProduct, Content> {
  businessId: string;
  /** Stops with the pictures at hand; what is copied by then is written. */
  signal: AbortSignal;
  /** @throws PictureProblem */
  download: (address: string) => Promise<Content>;
  /** @throws PictureProblem */
  store: (path: string, content: Content) => Promise<Omit<PictureCopy, 'from'>>;
  /** Puts copies in the place of links. @returns how many; null where the product was not written. */
  write: (product: P, copies: ReadonlyMap<string, PictureCopy>) => Promise<number | null>;
}

const PARALLEL = 4;

/**
 * Copies the pictures of products into our storage, four at a time. A picture that cannot be copied
 * stays a link and is reported; no product is lost for it.
 * @param before what came of earlier tries: its failures stay until their pictures are tried anew.
 * @returns how far it came: all the way, unless it was stopped.
 */
export const copyRemotePictures = async <P extends PicturedProduct, Content>(
  products: readonly P[],
  { businessId, signal, download, store, write }: PictureCopier<P, Content>,
  onProgress: (progress: PictureProgress) => void = () => {},
  before: Pick<PictureProgress, 'copied' | 'failures'> = NO_PICTURES,
): Promise<PictureProgress> => {
  const queue = products.filter(({ images }) => images.some(isRemote));
  const total = queue.flatMap(({ images }) => images.filter(isRemote)).length;
  const { copied, failures } = before;
  const progress: PictureProgress = {
    ...NO_PICTURES,
    ...{ running: true, total, copied, failures: [...failures] },
  };
  const snapshot = () => ({ ...progress, failures: [...progress.failures] });
  const askPatiently = patientAsking(signal);

  const copyOne = async (product: P, { id, url: from }: P['images'][number]) => {
    const path = picturePath(businessId, product.id, id);
    if (path === null) throw new PictureProblem('notStored');
    const content = await askPatiently(from, () => download(from));
    return { ...(await store(path, content)), from };
  };
  const copyProduct = async (product: P) => {
    const copies = new Map<string, PictureCopy>();
    const settle = (tried: string) => {
      const at = progress.failures.findIndex(
        ({ productId, imageId }) => productId === product.id && imageId === tried,
      );
      if (at >= 0) progress.failures.splice(at, 1);
    };
    const fail = (imageId: string, url: string, code: PictureFailureCode) =>
      progress.failures.push({ productId: product.id, imageId, title: product.title, url, code });
    for (const image of product.images.filter(isRemote)) {
      if (signal.aborted) break;
      try {
        copies.set(image.id, await copyOne(product, image));
        settle(image.id);
      } catch (error) {
        if (signal.aborted) break;
        settle(image.id);
        fail(image.id, image.url, error instanceof PictureProblem ? error.code : 'unreachable');
      }
      progress.done++;
      onProgress(snapshot());
    }
    if (copies.size === 0) return;
    const written = await write(product, copies);
    progress.copied += written ?? 0;
    if (written === null) for (const [id, { from }] of copies) fail(id, from, 'notStored');
  };

  onProgress(snapshot());
  try {
    await inParallel(queue, PARALLEL, async product => {
      if (!signal.aborted) await copyProduct(product);
    });
  } finally {
    progress.running = false;
    onProgress(snapshot());
  }
  return progress;
};
