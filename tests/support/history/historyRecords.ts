import { COLLECTION_PATHS } from '@/domain/collectionPaths.ts';
import { productSchema } from '@/domain/schemas/product.ts';
import { generateDetails } from '@/sample-data/extras.ts';
import { generateSampleData, type SampleRecord } from '@/sample-data/index.ts';

/** A catalogue of so many products, all of the business `owner`, two of three with a private part. */
export const historyRecords = (
  count: number,
): { records: SampleRecord[]; businessName: string } => {
  const sample = [...generateSampleData({ products: count })];
  const businesses = sample.filter(({ collection }) => collection === 'business');
  const businessName = String(businesses.find(({ id }) => id === 'owner')?.data.businessName);
  const products = sample
    .filter(({ collection }) => collection === 'products')
    // What went with a business that was shut would come back into one that is not as something else.
    .map(record => ({
      ...record,
      data: { ...record.data, businessId: 'owner', businessName, hiddenWithBusiness: null },
    }));
  const details = generateDetails(
    products.map(({ id, data }) => productSchema.parse({ ...data, id })),
  ).map(({ productId, details: { id, ...data } }) => ({
    ...{ collection: COLLECTION_PATHS.productDetails(productId), id, data },
  }));
  return { records: [...businesses, ...products, ...details], businessName };
};
