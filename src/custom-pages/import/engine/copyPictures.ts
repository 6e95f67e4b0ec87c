import type { fitPicture } from '@/components/images/fitPicture.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '@/domain/fileLimits.ts';
import {
  copyRemotePictures,
  type PictureFailure,
  type PictureProgress,
} from '@/domain/import/pictures/copyRemotePictures.ts';
import { PictureProblem, statusProblem } from '@/domain/import/pictures/pictureFailure.ts';
import { PICTURE_WIDTH, withCopies } from '@/domain/import/pictures/remotePictures.ts';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import { imageAtWidth } from '@/domain/import/text/images.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { changeRecords } from '@/providers/changeRecords.ts';
import type { FileStore, RecordStore } from '@/providers/types.ts';

/** What copying needs. */
export interface CopyEnvironment {
  dataProvider: RecordStore;
  files: FileStore;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Whether this console may ask an address; what it may not is not tried. */
  mayAsk: (address: string) => boolean;
  /** Makes a picture that is larger than our storage takes smaller. */
  fit: typeof fitPicture;
  actor: Actor;
  businessId: string;
  signal: AbortSignal;
}

const TIMEOUT = 20_000;

const download = async (url: string, { fetch, mayAsk, signal }: CopyEnvironment): Promise<Blob> => {
  if (!mayAsk(url)) throw new PictureProblem('notAllowed');
  const timeout = AbortSignal.timeout(TIMEOUT);
  let response: Response;
  try {
    response = await fetch(imageAtWidth(url, PICTURE_WIDTH), {
      mode: 'cors',
      credentials: 'omit',
      signal: AbortSignal.any([signal, timeout]),
    });
  } catch {
    signal.throwIfAborted();
    throw new PictureProblem(timeout.aborted ? 'tooSlow' : 'unreachable');
  }
  if (!response.ok) throw new PictureProblem(statusProblem(response.status));
  if (Number(response.headers.get('content-length')) > MAX_PICTURE_BYTES)
    throw new PictureProblem('tooLarge');
  const blob = await response.blob();
  if (blob.size > MAX_PICTURE_BYTES) throw new PictureProblem('tooLarge');
  if (!/^image\/(?!svg)/.test(blob.type)) throw new PictureProblem('noImage');
  return blob;
};

const store = async (path: string, found: Blob, environment: CopyEnvironment) => {
  const { files, signal } = environment;
  const blob = await environment.fit(found, MAX_FILE_BYTES, PICTURE_WIDTH).catch(() => {
    throw new PictureProblem('tooLarge');
  });
  const task = files.upload(path, blob, { contentType: blob.type });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const { metadata, url } = await task.done;
    return { url, file: metadata };
  } catch {
    signal.throwIfAborted();
    throw new PictureProblem('notStored');
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

/**
 * Copies the pictures of products into our storage, from this browser.
 * @param products as they are stored now.
 * @param before what came of earlier tries; where there were none, nothing.
 * @throws the signal's reason where it was stopped, once what was copied by then is written.
 */
export const copyPictures = async (
  products: readonly Product[],
  environment: CopyEnvironment,
  onProgress: (progress: PictureProgress) => void,
  before?: PictureProgress,
): Promise<PictureProgress> => {
  const { businessId, signal, dataProvider, actor } = environment;
  const copier = {
    ...{ businessId, signal },
    download: (url: string) => download(url, environment),
    store: (path: string, found: Blob) => store(path, found, environment),
    write: async (product: Product, copies: Parameters<typeof withCopies>[1]) => {
      const outcome = await changeRecords(dataProvider, actor, {
        resource: 'products',
        records: [product],
        changesOf: () => ({ images: withCopies(product.images, copies) }),
        action: 'copyPictures',
        source: 'import',
      });
      return outcome.changed.length > 0 ? copies.size : null;
    },
  };
  const progress = await copyRemotePictures(products, copier, onProgress, before);
  signal.throwIfAborted();
  return progress;
};

/** The pictures of a plan as what is left, where its products could not be read. */
export const notTried = (lines: readonly PlannedProduct[]): PictureFailure[] =>
  lines.flatMap(({ key, mapped: { content } }) =>
    content.images.map(({ id, url }) => ({
      ...{ productId: key, imageId: id, title: content.title, url },
      code: 'notTried' as const,
    })),
  );

/** Pictures that may be copied at another try: what may not be asked stays so. */
export const worthAnotherTry = (failures: PictureProgress['failures']): PictureFailure[] =>
  failures.filter(({ code }) => code !== 'notAllowed' && code !== 'refusedAddress');

/** The products of a plan whose pictures are not in our storage yet. */
export const productsWithPictures = (lines: readonly PlannedProduct[]): string[] =>
  lines.filter(({ mapped }) => mapped.content.images.length > 0).map(({ key }) => key);
