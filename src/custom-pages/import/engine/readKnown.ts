import { comparableOf } from '@/domain/duplicates/comparable.ts';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import { type Product, productSchema } from '@/domain/schemas/product.ts';
import { readByCodes, readByTitle } from '@/providers/readLookalikes.ts';
import type { RecordStore } from '@/providers/types.ts';

/** Reads that one new product is worth. */
const READS_EACH = 10;
/** Products read at a time. */
const PAGE = 200;

type Reader = Pick<RecordStore, 'count' | 'getList' | 'stream'>;

/** What is compared of a line of the preview. */
export const comparableLine = ({ mapped }: PlannedProduct, businessId: string) =>
  comparableOf({ ...mapped.content, id: mapped.id, businessId });

const isHere = ({ mergedInto }: Product) => mergedInto === null || mergedInto === undefined;

/**
 * The products of a business that new ones may be: all of them where that costs no more than ten
 * reads for each new one, otherwise those with a barcode, a SKU or a telling word in common.
 * @returns also whether these are all of them.
 * @throws the signal's reason; what reading throws.
 */
export const readKnown = async (
  reader: Reader,
  businessId: string,
  fresh: readonly PlannedProduct[],
  signal: AbortSignal,
): Promise<{ products: Product[]; whole: boolean }> => {
  const total = await reader.count('products', { filter: { businessId } });
  if (total === 0) return { products: [], whole: true };
  const known = new Map<string, Product>();
  const take = (records: readonly object[]) => {
    for (const record of records) {
      const { success, data } = productSchema.safeParse(record);
      if (success && isHere(data)) known.set(data.id, data);
    }
  };
  if (total <= READS_EACH * fresh.length) {
    const sort = { field: 'id', order: 'ASC' } as const;
    const pages = reader.stream('products', {
      filter: { businessId },
      sort,
      pageSize: PAGE,
      signal,
    });
    for await (const page of pages) {
      signal.throwIfAborted();
      take(page);
    }
    return { products: [...known.values()], whole: true };
  }
  for (const { mapped } of fresh) {
    signal.throwIfAborted();
    const { title, barcode, sku } = mapped.content;
    const byCodes = await readByCodes(reader, businessId, { barcode, sku });
    take(byCodes.length > 0 ? byCodes : await readByTitle(reader, businessId, title));
  }
  return { products: [...known.values()], whole: false };
};
