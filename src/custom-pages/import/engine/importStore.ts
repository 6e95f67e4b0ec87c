import { detailsRequest } from '@/domain/collectionPaths.ts';
import { isMissing } from '@/domain/errors.ts';
import type { ImportStore } from '@/domain/import/run/executeImport.ts';
import { storedCosts } from '@/domain/import/wantedCosts.ts';
import { type Product, productDetailsSchema, productSchema } from '@/domain/schemas/product.ts';
import type { RecordStore } from '@/providers/types.ts';

const PAGE = 100;

const orMissing = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const readable = (records: readonly unknown[]): Product[] =>
  records.flatMap(record => productSchema.safeParse(record).data ?? []);

/** What imports read and write, over the data provider of either back end. */
export const importStore = (dataProvider: RecordStore): ImportStore => {
  const detailsOf: ImportStore['detailsOf'] = async product => {
    const answer = await orMissing(dataProvider.getOne('productDetails', detailsRequest(product)));
    return productDetailsSchema.safeParse(answer?.data).data ?? null;
  };
  return {
    commit: dataProvider.commit,
    hasChunk: async (runId, chunk) =>
      (await orMissing(
        dataProvider.getOne('importChunks', { id: chunk, meta: { parent: runId } }),
      )) !== null,
    productsOf: async ids => {
      const found: Product[] = [];
      for (let start = 0; start < ids.length; start += PAGE) {
        const page = ids.slice(start, start + PAGE);
        const { data } = await dataProvider.getMany('products', { ids: [...page] });
        found.push(...readable(data));
      }
      return found;
    },
    costsOf: async product => {
      const details = await detailsOf(product);
      return details && storedCosts(details);
    },
    detailsOf,
    newAuditId: () => dataProvider.newId('audit'),
  };
};

/** The stored products of a business, or those of them that came from one shop, page by page. */
export async function* storedProducts(
  dataProvider: RecordStore,
  filter: { businessId: string; platform?: string; shop?: string },
  signal: AbortSignal,
): AsyncGenerator<Product[]> {
  const pages = dataProvider.stream('products', {
    filter: {
      businessId: filter.businessId,
      ...(filter.platform === undefined ? {} : { 'source.platform': filter.platform }),
      ...(filter.shop === undefined ? {} : { 'source.shop': filter.shop }),
    },
    sort: { field: 'id', order: 'ASC' },
    pageSize: PAGE,
    signal,
  });
  for await (const page of pages) yield readable(page);
}
