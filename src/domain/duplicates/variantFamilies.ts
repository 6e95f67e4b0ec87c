import type { VariantKind } from './differsOnlyIn.ts';

/** Products of one business that differ in nothing but size, colour or a measure. */
export interface VariantFamily {
  products: string[];
  /** What they differ in. */
  differs: VariantKind[];
}

/** Gathers pairs that share a product into families, largest first. */
export const familiesOf = (
  pairs: readonly { products: readonly [string, string]; differs: readonly VariantKind[] }[],
): VariantFamily[] => {
  const families = new Map<string, { products: Set<string>; differs: Set<VariantKind> }>();
  for (const { products, differs } of pairs) {
    const [first, second] = products.map(id => families.get(id));
    const family = first ?? second ?? { products: new Set(), differs: new Set() };
    const other = first && second && first !== second ? second : null;
    for (const id of [...products, ...(other?.products ?? [])]) {
      family.products.add(id);
      families.set(id, family);
    }
    for (const kind of [...differs, ...(other?.differs ?? [])]) family.differs.add(kind);
  }
  return [...new Set(families.values())]
    .map(({ products, differs }) => ({ products: [...products].sort(), differs: [...differs] }))
    .sort((a, b) => b.products.length - a.products.length);
};
