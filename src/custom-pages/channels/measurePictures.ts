import type { Size } from '@/domain/channels/checkedProduct.ts';
import { inParallel } from '@/domain/inParallel.ts';

/** Pictures that are loaded side by side. */
const AT_ONCE = 6;

/** Milliseconds after which a picture that does not come is given up. */
const PATIENCE = 20_000;

/**
 * Loads a picture as a page would show it. The browser tells its size, whatever host it is from.
 * @throws where it cannot be loaded, does not come, or has no size of its own
 */
const loadPicture = (address: string): Promise<Size> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    const fail = () => {
      image.src = '';
      reject(new Error(`The picture at ${address} cannot be loaded`));
    };
    const timer = setTimeout(fail, PATIENCE);
    image.referrerPolicy = 'no-referrer';
    image.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    image.onload = () => {
      clearTimeout(timer);
      const { naturalWidth: width, naturalHeight: height } = image;
      if (width > 0 && height > 0) resolve({ width, height });
      else fail();
    };
    image.src = address;
  });

/** How pictures are found and loaded, and how that is told and stopped. */
interface MeasureOptions {
  signal: AbortSignal;
  /** Makes an address that a browser can load of a stored one. */
  resolve: (stored: string) => Promise<string>;
  onProgress: (done: number) => void;
  load?: (address: string) => Promise<Size>;
}

/**
 * Measures pictures, some at a time. Those that cannot be loaded have no size; nothing is thrown for
 * them. What was measured before a cancellation counts.
 */
export const measurePictures = async (
  stored: readonly string[],
  { signal, resolve, onProgress, load = loadPicture }: MeasureOptions,
): Promise<Map<string, Size>> => {
  const sizes = new Map<string, Size>();
  let done = 0;
  await inParallel(stored, AT_ONCE, async address => {
    if (signal.aborted) return;
    try {
      sizes.set(address, await load(await resolve(address)));
    } catch (error) {
      console.warn('A picture could not be measured', error);
    }
    onProgress(++done);
  });
  return sizes;
};
