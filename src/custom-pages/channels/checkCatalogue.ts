import { isForChannels } from '@/domain/channels/channelProblems.ts';
import {
  type CheckedProduct,
  checkedProduct,
  hasProblems,
  type Sizes,
  withSizes,
} from '@/domain/channels/checkedProduct.ts';
import { productSchema } from '@/domain/schemas/product.ts';
import { inSlices } from '@/lib/inSlices.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** Products read at a time: so few that the page can react in between. */
const PAGE = 100;

/** What a check of a business's products found. */
export interface ChannelCheck {
  /** When it ended, in milliseconds since the epoch. */
  at: number;
  /** The day whose rules it holds them to, `YYYY-MM-DD`. */
  today: string;
  /** How many products were checked. */
  total: number;
  /** Those of which some channel has something to say, by id. */
  products: ReadonlyMap<string, CheckedProduct>;
  /** What was measured of pictures whose size is not stored. */
  sizes: Sizes;
}

/** How a check reports and is stopped. */
interface CheckOptions {
  businessId: string;
  today: string;
  /** What is known of pictures from before. */
  sizes?: Sizes;
  signal: AbortSignal;
  onProgress: (read: number) => void;
}

/**
 * Reads a business's products page by page, each once, and holds them to the rules of all channels.
 * @throws what reading throws; the signal's reason
 */
export const checkCatalogue = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  { businessId, today, sizes = new Map(), signal, onProgress }: CheckOptions,
): Promise<ChannelCheck> => {
  const products = new Map<string, CheckedProduct>();
  let read = 0;
  let total = 0;
  const pages = dataProvider.stream('products', {
    filter: { businessId },
    sort: { field: 'id', order: 'ASC' },
    pageSize: PAGE,
    signal,
  });
  for await (const page of pages) {
    signal.throwIfAborted();
    const asked = page.filter(isForChannels);
    await inSlices(
      asked,
      product => {
        const checked = withSizes(checkedProduct(product, today), sizes, today);
        if (hasProblems(checked)) products.set(product.id, checked);
      },
      { signal },
    );
    read += page.length;
    total += asked.length;
    onProgress(read);
  }
  signal.throwIfAborted();
  return { at: Date.now(), today, total, products, sizes };
};

/**
 * Reads some products of a check again and takes over how they are now; those that are gone, or no
 * channel is asked about any more, leave it.
 * @throws what `read` throws
 */
export const checkAgain = async (
  check: ChannelCheck,
  ids: readonly string[],
  read: (ids: string[]) => Promise<readonly unknown[]>,
): Promise<ChannelCheck['products']> => {
  const data = await read([...ids]);
  const products = new Map(check.products);
  for (const id of ids) products.delete(id);
  for (const record of data) {
    const product = productSchema.safeParse(record).data;
    if (!product || !isForChannels(product)) continue;
    const checked = withSizes(checkedProduct(product, check.today), check.sizes, check.today);
    if (hasProblems(checked)) products.set(product.id, checked);
  }
  return products;
};

/** A check with the sizes of more pictures; products that turn out to be ready leave it. */
export const checkSizes = (check: ChannelCheck, more: Sizes): ChannelCheck => {
  const sizes = new Map([...check.sizes, ...more]);
  const products = [...check.products.values()]
    .map(product => withSizes(product, sizes, check.today))
    .filter(hasProblems);
  return { ...check, sizes, products: new Map(products.map(product => [product.id, product])) };
};
