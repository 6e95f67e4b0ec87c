import { distinctiveWords } from '@/domain/duplicates/lookalikes/distinctiveWords.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { RecordStore } from './types.ts';

type Reader = Pick<RecordStore, 'getList' | 'count'>;

/** Products read by a code, and by the rarest word of a title: with its counts at most ten reads. */
const BY_CODE = 2;
const BY_WORD = 5;

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

const listed = async (reader: Reader, filter: Record<string, unknown>, most: number) => {
  const { data } = await reader.getList<Product>('products', {
    filter,
    sort: NEWEST,
    pagination: { page: 1, perPage: most },
    meta: { total: 'none' },
  });
  return data.filter(({ mergedInto }) => !mergedInto);
};

/** Products of a business with a barcode or a SKU; a variant's counts, too. At most four reads. */
export const readByCodes = async (
  reader: Reader,
  businessId: string,
  { barcode, sku }: { barcode: string; sku: string },
): Promise<Product[]> => {
  // A search asks for one word of a SKU, and compares the others with what it has read.
  const [first] = distinctiveWords(sku);
  const asked = [barcode.replace(/\s/g, ''), first ?? ''].filter(word => word.length > 2);
  const found = await Promise.all(
    [...new Set(asked)].map(q => listed(reader, { businessId, q }, BY_CODE)),
  );
  return found.flat();
};

/** Products of a business with the rarest of a title's telling words. At most eight reads. */
export const readByTitle = async (
  reader: Reader,
  businessId: string,
  title: string,
): Promise<Product[]> => {
  const counted = await Promise.all(
    distinctiveWords(title).map(async q => ({
      q,
      count: await reader.count('products', { filter: { businessId, q } }),
    })),
  );
  const [rarest] = counted.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
  return rarest ? listed(reader, { businessId, q: rarest.q }, BY_WORD) : [];
};
