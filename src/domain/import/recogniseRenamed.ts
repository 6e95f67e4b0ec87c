import type { Product } from '../schemas/product.ts';
import type { ImportedContent } from './map/fieldHashes.ts';

/** What a product with another handle is recognised by. */
export const RECOGNISED_BY = ['handle', 'sku', 'barcode'] as const;

/** What it is recognised by; `handle` is one that only differs in its case. */
export type RecognisedBy = (typeof RECOGNISED_BY)[number];

/** A product of a file whose handle nothing stored has. */
export interface FreshProduct {
  handle: string;
  content: Pick<ImportedContent, 'title' | 'sku' | 'barcode' | 'variants'>;
}

/** A stored product that one of a file is, and what shows it. */
export interface Recognised {
  product: Product;
  by: RecognisedBy;
}

type Coded = Pick<FreshProduct['content'], 'sku' | 'barcode' | 'variants'>;

const codesOf = ({ sku, barcode, variants }: Coded, of: 'sku' | 'barcode'): Set<string> => {
  const own = of === 'sku' ? sku : barcode;
  return new Set([own, ...variants.map(variant => variant[of])].filter(Boolean));
};

const wordsOf = (title: string) =>
  new Set(title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [title.toLowerCase().trim()]);

/** Short SKUs such as `1001` are of any shop: the titles have to have a word in common, too. */
const shareWord = (one: string, other: string) => {
  const words = wordsOf(other);
  return [...wordsOf(one)].some(word => words.has(word));
};

/** Items by their keys; of a key at most two, which is as good as many: nothing is told by it. */
const gather = <T>(items: readonly T[], keysOf: (item: T) => Iterable<string>) => {
  const byKey = new Map<string, T[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const found = byKey.get(key);
      if (!found) byKey.set(key, [item]);
      else if (found.length < 2) found.push(item);
    }
  return byKey;
};

/** The pairs in which each side is the only one that the other shares a key with. */
const pairs = <A, B>(
  ones: readonly A[],
  others: readonly B[],
  keysOfOne: (one: A) => Iterable<string>,
  keysOfOther: (other: B) => Iterable<string>,
): (readonly [A, B])[] => {
  const byKey = gather(others, keysOfOther);
  const onesByKey = gather(ones, keysOfOne);
  const partners = <X>(keys: Iterable<string>, known: ReadonlyMap<string, readonly X[]>) =>
    new Set([...keys].flatMap(key => known.get(key) ?? []));
  return ones.flatMap(one => {
    const found = [...partners(keysOfOne(one), byKey)];
    const [only] = found;
    if (found.length !== 1 || only === undefined) return [];
    const back = partners(keysOfOther(only), onesByKey);
    return back.size === 1 && back.has(one) ? [[one, only] as const] : [];
  });
};

/**
 * The stored products that those of a file are although their handles are others: by a handle in
 * another case, by SKU, then by barcode. Only pairs in which nothing else could be meant, and whose
 * titles have a word in common.
 * @param stored products of the same shop that no product of the file was found to be.
 */
export const recogniseRenamed = <T extends FreshProduct>(
  fresh: readonly T[],
  stored: readonly Product[],
): Map<T, Recognised> => {
  const found = new Map<T, Recognised>();
  const taken = new Set<string>();
  const look = (
    by: RecognisedBy,
    keysOfFresh: (one: T) => Iterable<string>,
    keysOfStored: (one: Product) => Iterable<string>,
  ) => {
    const left = stored.filter(({ id, mergedInto }) => !taken.has(id) && !mergedInto);
    const open = fresh.filter(one => !found.has(one));
    for (const [one, product] of pairs(open, left, keysOfFresh, keysOfStored)) {
      if (!shareWord(one.content.title, product.title)) continue;
      found.set(one, { product, by });
      taken.add(product.id);
    }
  };
  look(
    'handle',
    ({ handle }) => [handle.toLowerCase()],
    ({ source }) => (source ? [source.handle.toLowerCase()] : []),
  );
  for (const of of ['sku', 'barcode'] as const)
    look(
      of,
      ({ content }) => codesOf(content, of),
      product => codesOf(product, of),
    );
  return found;
};
