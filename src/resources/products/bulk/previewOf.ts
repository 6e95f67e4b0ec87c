import { fieldChanges } from '@/domain/fieldChanges.ts';
import { type BulkEdit, bulkChanges } from '@/domain/product/bulkEdit.ts';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import type { Product } from '@/domain/schemas/product.ts';

/** What a bulk edit makes of one product; variants' prices are not listed one by one. */
export interface ProductPreview {
  product: Product;
  changes: FieldChange[];
}

/** The products that a bulk edit would change, with their changes. */
export const previewOf = (products: readonly Product[], edit: BulkEdit): ProductPreview[] =>
  products
    .map(product => ({
      product,
      changes: fieldChanges({ ...product }, bulkChanges(product, edit)),
    }))
    .filter(({ changes }) => changes.length > 0);
