import type { Product } from '../schemas/product.ts';
import { codeOf } from './checkSource.ts';
import { errorIssue } from './issues.ts';
import type { SourceProduct } from './types.ts';

/** Whether a source names its product by a code alone. */
export const isByCode = ({ handle }: Pick<SourceProduct, 'handle'>): boolean => handle === '';

/** The stored products that have a code, whether of their own or of a variant. */
const productsByCode = (products: Iterable<Product>) => {
  const byCode = new Map<string, Set<Product>>();
  for (const product of products) {
    if (product.mergedInto) continue;
    for (const { sku, barcode } of [product, ...product.variants])
      for (const code of [sku, barcode])
        if (code !== '') byCode.set(code, (byCode.get(code) ?? new Set()).add(product));
  }
  return byCode;
};

const joined = (sources: readonly SourceProduct[], product: Product): SourceProduct[] => {
  const [first] = sources;
  if (!first) return [];
  const byCode = sources.flatMap(source => source.byCode ?? source.variants);
  return [
    {
      ...first,
      ...{ ownId: product.id, handle: product.source?.handle || product.id },
      rows: sources.flatMap(({ rows }) => rows),
      variants: byCode.slice(-1),
      byCode,
      issues: sources.flatMap(({ issues }) => issues),
    },
  ];
};

/**
 * Sources that name what they change by SKU or barcode alone, as changes of the products that have
 * these codes: the rows of one product are one source. The others stay as they are; a code that
 * several products have is an error.
 * @param products what is stored of the business.
 */
export const updatesBySku = (
  sources: readonly SourceProduct[],
  products: Iterable<Product>,
): SourceProduct[] => {
  if (!sources.some(isByCode)) return [...sources];
  const byCode = productsByCode(products);
  const groups = new Map<Product | SourceProduct, SourceProduct[]>();
  const add = (to: Product | SourceProduct, source: SourceProduct) => {
    const group = groups.get(to);
    if (group) group.push(source);
    else groups.set(to, [source]);
  };
  for (const source of sources) {
    const code = isByCode(source) ? codeOf(source.variants[0]) : '';
    const found = [...(byCode.get(code) ?? [])];
    const [only] = found;
    if (found.length === 1 && only) add(only, source);
    else if (found.length === 0) add(source, source);
    else {
      const place = { row: source.row, value: code, params: { count: found.length } };
      const issues = source.issues.filter(issue => issue.code !== 'notInCatalogue');
      add(source, { ...source, issues: [...issues, errorIssue('skuShared', place)] });
    }
  }
  return [...groups].flatMap(([product, group]) =>
    !('id' in product) ? group : joined(group, product),
  );
};
