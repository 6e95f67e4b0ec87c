import { isForChannels } from '@/domain/channels/channelProblems.ts';
import {
  type CheckedProduct,
  checkedProduct,
  hasProblems,
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
}

/** How a check reports and is stopped. */
interface CheckOptions {
  businessId: string;
  today: string;
  signal: AbortSignal;
  onProgress: (read: number) => void;
}

/**
 * Reads a business's products page by page, each once, and holds them to the rules of all channels.
 * @throws what reading throws; the signal's reason
 */
export const checkCatalogue = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  { businessId, today, signal, onProgress }: CheckOptions,
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
        const checked = checkedProduct(product, today);
        if (hasProblems(checked)) products.set(product.id, checked);
      },
      { signal },
    );
    read += page.length;
    total += asked.length;
    onProgress(read);
  }
  signal.throwIfAborted();
  return { at: Date.now(), today, total, products };
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
    const checked = checkedProduct(product, check.today);
    if (hasProblems(checked)) products.set(product.id, checked);
  }
  return products;
};
