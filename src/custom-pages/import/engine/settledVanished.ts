import type { Product } from '@/domain/schemas/product.ts';

/** Products that left the shop once these were changed: archived ones are settled, drafts stay listed. */
export const settledVanished = <T extends Pick<Product, 'id' | 'status'>>(
  vanished: readonly T[],
  ids: readonly string[],
  status: 'draft' | 'archived',
): T[] => {
  const changed = new Set(ids);
  return vanished
    .filter(({ id }) => status !== 'archived' || !changed.has(id))
    .map(product => (changed.has(product.id) ? { ...product, status } : product));
};
