import { applyWrite, type StoredRecord } from 'ra-data-firestore/query';
import type { PlannedProduct } from '../../src/domain/import/planProduct.ts';
import type { ImportContext } from '../../src/domain/import/run/importContext.ts';
import { productWrites } from '../../src/domain/import/run/productWrites.ts';
import { storedCosts } from '../../src/domain/import/wantedCosts.ts';
import {
  type Product,
  productDetailsSchema,
  productSchema,
} from '../../src/domain/schemas/product.ts';

const costsSchema = productDetailsSchema.pick({
  ...{ cost: true, variantCosts: true, costBase: true },
});

/** What a catalogue would hold once the lines of a plan were written; lines with errors are left out. */
export const catalogueOf = (lines: readonly PlannedProduct[], context: ImportContext) => {
  const records = new Map<string, StoredRecord>();
  for (const line of lines.filter(({ state }) => state === 'new'))
    for (const write of productWrites(line, context).writes) {
      const path = `${write.collection}/${write.id}`;
      const record = applyWrite(records.get(path), write, context.now);
      if (record) records.set(path, record);
    }
  const products: Product[] = [...records].flatMap(([path, record]) =>
    path.split('/').length === 2 ? [productSchema.parse(record)] : [],
  );
  return {
    products,
    costsOf: async ({ id, businessId }: Pick<Product, 'id' | 'businessId'>) => {
      const details = records.get(`products/${id}/private/${businessId}`);
      return details ? storedCosts(costsSchema.parse(details)) : null;
    },
  };
};
