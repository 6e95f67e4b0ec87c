import type { fitPicture } from '@/components/images/fitPicture.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '@/domain/fileLimits.ts';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import { imageAtWidth } from '@/domain/import/text/images.ts';
import { inParallel } from '@/domain/inParallel.ts';
import type { Product, ProductImage } from '@/domain/schemas/product.ts';
import { changeRecords } from '@/providers/changeRecords.ts';
import type { FileStore, RecordStore } from '@/providers/types.ts';

/** Why a picture stayed a link. Words under `import.pictures.failure`. */
type PictureFailureCode =
  | 'notAllowed'
  | 'unreachable'
  | 'notFound'
  | 'noImage'
  | 'tooLarge'
  | 'tooSlow'
  | 'notStored';

/** A picture that stayed a link. */
interface PictureFailure {
  productId: string;
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

const PARALLEL = 4;
const TIMEOUT = 20_000;
const RETRIES = 2;
const WIDTH = 1600;

class PictureProblem extends Error {
  constructor(readonly code: PictureFailureCode) {
    super(code);
  }
}

const download = async (url: string, { fetch, signal }: CopyEnvironment): Promise<Blob> => {
  const timeout = AbortSignal.timeout(TIMEOUT);
  let response: Response;
  try {
    response = await fetch(imageAtWidth(url, WIDTH), {
      mode: 'cors',
      credentials: 'omit',
      signal: AbortSignal.any([signal, timeout]),
    });
  } catch {
    signal.throwIfAborted();
    throw new PictureProblem(timeout.aborted ? 'tooSlow' : 'unreachable');
  }
  if (!response.ok) throw new PictureProblem(response.status >= 500 ? 'unreachable' : 'notFound');
  if (Number(response.headers.get('content-length')) > MAX_PICTURE_BYTES)
    throw new PictureProblem('tooLarge');
  const blob = await response.blob();
  if (blob.size > MAX_PICTURE_BYTES) throw new PictureProblem('tooLarge');
  if (!/^image\/(?!svg)/.test(blob.type)) throw new PictureProblem('noImage');
  return blob;
};

const AGAIN: readonly PictureFailureCode[] = ['unreachable', 'tooSlow'];

/** How often each host was asked in vain; one that has answered once is asked as often as need be. */
type Silence = Map<string, number>;

const downloadWithRetry = async (
  url: string,
  environment: CopyEnvironment,
  silence: Silence,
): Promise<Blob> => {
  if (!environment.mayAsk(url)) throw new PictureProblem('notAllowed');
  const { host } = new URL(url);
  for (let tries = 0; ; tries++) {
    try {
      const found = await download(url, environment);
      silence.set(host, Number.NEGATIVE_INFINITY);
      return found;
    } catch (error) {
      environment.signal.throwIfAborted();
      const again = error instanceof PictureProblem && AGAIN.includes(error.code);
      const inVain = again ? (silence.get(host) ?? 0) + 1 : Number.NEGATIVE_INFINITY;
      silence.set(host, inVain);
      if (!again || tries >= RETRIES || inVain > RETRIES) throw error;
    }
  }
};

/** The same picture has the same path, so copying it again replaces it. */
const copyOne = async (
  productId: string,
  image: ProductImage,
  environment: CopyEnvironment,
  silence: Silence,
): Promise<ProductImage> => {
  const found = await downloadWithRetry(image.url, environment, silence);
  const blob = await environment.fit(found, MAX_FILE_BYTES, WIDTH).catch(() => {
    throw new PictureProblem('tooLarge');
  });
  const path = `business/${environment.businessId}/products/${productId}/${image.id}`;
  const task = environment.files.upload(path, blob, { contentType: blob.type });
  const cancel = () => task.cancel();
  environment.signal.addEventListener('abort', cancel, { once: true });
  try {
    const { metadata, url } = await task.done;
    return { ...image, url, thumbnailUrl: null, file: metadata };
  } catch {
    environment.signal.throwIfAborted();
    throw new PictureProblem('notStored');
  } finally {
    environment.signal.removeEventListener('abort', cancel);
  }
};

const isRemote = (image: ProductImage) => !image.file && /^https?:/.test(image.url);

const storeCopies = async (
  product: Product,
  copies: ReadonlyMap<string, ProductImage>,
  { dataProvider, actor }: CopyEnvironment,
) => {
  const outcome = await changeRecords(dataProvider, actor, {
    resource: 'products',
    records: [product],
    changesOf: () => ({ images: product.images.map(image => copies.get(image.id) ?? image) }),
    action: 'copyPictures',
    source: 'import',
  });
  return outcome.changed.length > 0;
};

/**
 * Copies the pictures of products into our storage, four at a time. A picture that cannot be copied
 * stays a link and is reported; no product is lost for it.
 * @param products as they are stored now.
 */
export const copyPictures = async (
  products: readonly Product[],
  environment: CopyEnvironment,
  onProgress: (progress: PictureProgress) => void,
): Promise<PictureProgress> => {
  const jobs = products.flatMap(product =>
    product.images.filter(isRemote).map(image => ({ product, image })),
  );
  const progress: PictureProgress = {
    ...NO_PICTURES,
    running: true,
    total: jobs.length,
    failures: [],
  };
  const reportProgress = () => onProgress({ ...progress, failures: [...progress.failures] });
  const fail = (product: Product, image: ProductImage, code: PictureFailureCode) =>
    progress.failures.push({ productId: product.id, title: product.title, url: image.url, code });

  const silence: Silence = new Map();
  const copyProduct = async (product: Product) => {
    const copies = new Map<string, ProductImage>();
    const wanted = product.images.filter(isRemote);
    const copyNext = async (image: ProductImage) => {
      try {
        copies.set(image.id, await copyOne(product.id, image, environment, silence));
      } catch (error) {
        environment.signal.throwIfAborted();
        fail(product, image, error instanceof PictureProblem ? error.code : 'unreachable');
      }
      progress.done++;
      reportProgress();
    };
    for (const image of wanted) await copyNext(image);
    if (copies.size === 0) return;
    if (await storeCopies(product, copies, environment)) progress.copied += copies.size;
    else for (const image of copies.values()) fail(product, image, 'notStored');
  };

  const queue = products.filter(({ images }) => images.some(isRemote));
  reportProgress();
  try {
    await inParallel(queue, PARALLEL, async product => {
      environment.signal.throwIfAborted();
      await copyProduct(product);
    });
  } finally {
    progress.running = false;
    reportProgress();
  }
  return progress;
};

/** Pictures that may be copied at another try: what this console may not ask stays so. */
export const worthAnotherTry = (failures: PictureProgress['failures']): PictureFailure[] =>
  failures.filter(({ code }) => code !== 'notAllowed');

/** The products of a plan whose pictures are not in our storage yet. */
export const productsWithPictures = (lines: readonly PlannedProduct[]): string[] =>
  lines.filter(({ mapped }) => mapped.content.images.length > 0).map(({ key }) => key);
