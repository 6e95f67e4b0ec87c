import { lowestPrice } from '../product/priceRange.ts';
import type { Product } from '../schemas/product.ts';
import { isVariantKind } from './differsOnlyIn.ts';
import { readBarcode, readSku } from './text/gtin.ts';
import { folded, type Piece, piecesOf } from './text/pieces.ts';
import { readPieces, readTitle, type Token } from './text/readTitle.ts';
import { signatureOf } from './text/signature.ts';
import { DIMENSIONS } from './text/units.ts';
import { ACCESSORIES, QUALIFIERS } from './text/vocabularies.ts';
import { hashOf, type Vocabulary } from './vocabulary.ts';

/** The fields that duplicates are found by; the description may hold HTML. */
export type ComparableProduct = Pick<
  Product,
  'id' | 'businessId' | 'barcode' | 'sku' | 'brand' | 'title' | 'price' | 'currency'
> &
  Partial<Pick<Product, 'description' | 'category'>> & {
    variants?: readonly Pick<Product['variants'][number], 'price' | 'visible'>[];
  };

/** What is compared of a product: small, words as numbers, so that 100,000 fit into memory. */
export interface Profile {
  id: string;
  /** The business, as a number. */
  business: number;
  /** Distinct words of the title, sorted. */
  words: readonly number[];
  /** A number made of those that are neither size, colour nor measure: other words, another one. */
  plain: number;
  /** The words in the order of the title, repetitions included. */
  order: readonly number[];
  /** What may match although the title does not say it so: brand, joined words, stems of codes. */
  aliases: readonly number[];
  /**
   * Neighbouring words joined, three numbers each: the joined word, and both. "bread maker" is
   * also "breadmaker". A hash at first, since the word may come later; see `resolveJoined`.
   */
  joined: readonly number[];
  codes: readonly number[];
  /** Versions, years, generations. */
  numbers: readonly number[];
  /** Dimension and value in turn. */
  measures: readonly number[];
  /** Numbers of words. */
  colours: readonly number[];
  sizes: readonly number[];
  /** Bits: which of the qualifiers and accessories the title names. */
  qualifiers: number;
  accessories: number;
  /** Distinct words of the description's beginning, sorted. */
  description: readonly number[];
  /** Sum of their squared weights; 0 until all products are known. */
  descriptionWeight: number;
  brand: string;
  category: string;
  /** The title's letters and digits, folded, without anything between. */
  bare: string;
  /** Which runs of three letters `bare` has. */
  letters: Int32Array;
  barcode: string;
  /** Barcode, brand, category and currency as numbers, equal for equal ones; 0 for none. */
  barcodeId: number;
  brandId: number;
  categoryId: number;
  currencyId: number;
  validBarcode: boolean;
  sku: string;
  /** Minor units; null without a price, or with one of 0. */
  price: number | null;
  currency: string;
}

/** Longer titles are read so far, in characters. */
const TITLE_READ = 400;
/** Descriptions are read so far, in characters: what a thing is stands at the beginning. */
export const DESCRIPTION_READ = 600;
/** Words of a description that are kept. */
const DESCRIPTION_WORDS = 60;
const LONGEST_JOINED = 20;
/** Shortest code that may be told by its stem. */
const SHORTEST_STEM = 5;

const bitsOf = (table: ReadonlyMap<string, string>) => {
  const meanings = [...new Set(table.values())];
  return (words: readonly string[]) =>
    words.reduce((bits, word) => {
      const at = meanings.indexOf(table.get(word) ?? '');
      return at < 0 ? bits : bits | (1 << at);
    }, 0);
};
const qualifierBits = bitsOf(QUALIFIERS);
const accessoryBits = bitsOf(ACCESSORIES);

/** One list for all that have none: what is shared is near at hand when millions of pairs ask. */
const NOTHING: readonly number[] = [];

const orNothing = (list: readonly number[]) => (list.length === 0 ? NOTHING : list);

// Plain lists: a typed array for every few numbers would cost more than it holds.
const sorted = (numbers: readonly number[]): readonly number[] =>
  numbers.length === 0 ? NOTHING : [...new Set(numbers)].sort((a, b) => a - b);

/** A code without the letters at its end, which often name the colour or the country. */
const stemOf = (code: string) => {
  const stem = code.replace(/(?<=\d)\p{L}{1,3}$/u, '');
  return stem.length >= SHORTEST_STEM ? stem : code;
};

/** What it can be bought for; a price of 0 says that none was filled in. */
const priceOf = ({ price, variants = [] }: ComparableProduct) => {
  const lowest = lowestPrice({ price, variants });
  return lowest !== null && lowest > 0 ? lowest : null;
};

const plain = (html: string) =>
  html
    .slice(0, DESCRIPTION_READ * 3)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&\w+;/g, ' ')
    .slice(0, DESCRIPTION_READ);

const numbersOf = (tokens: readonly Token[], kind: Token['kind'], vocabulary: Vocabulary) =>
  sorted(
    tokens.filter(token => token.kind === kind).map(({ text }) => vocabulary.numberOf(text, kind)),
  );

const joinedOf = (pieces: readonly Piece[], tokens: readonly Token[], vocabulary: Vocabulary) => {
  const wordAt = ({ start }: Piece) => {
    const token = tokens.find(one => one.start <= start && start < one.end);
    return token ? vocabulary.numberOf(token.text, token.kind) : -1;
  };
  const triples = pieces.slice(1).flatMap((piece, index) => {
    const before = pieces[index];
    if (!before || before.text.length + piece.text.length > LONGEST_JOINED) return [];
    const [first, second] = [wordAt(before), wordAt(piece)];
    return first === second ? [] : [hashOf(before.text + piece.text), first, second];
  });
  return orNothing(triples);
};

/** Replaces hashes of joined words by the words, now that all are known. */
export const resolveJoined = (
  joined: readonly number[],
  vocabulary: Vocabulary,
): readonly number[] => {
  const triples: number[] = [];
  for (let at = 0; at < joined.length; at += 3) {
    const word = vocabulary.withHash(joined[at] ?? 0);
    if (word >= 0 && vocabulary.frequencyOf(word) > 0)
      triples.push(word, joined[at + 1] ?? -1, joined[at + 2] ?? -1);
  }
  return orNothing(triples);
};

const plainOf = (words: readonly number[], vocabulary: Vocabulary) =>
  words.reduce(
    (plain, word) =>
      isVariantKind(vocabulary.kindOf(word))
        ? plain
        : (plain + Math.imul(word + 1, 0x9e3779b1)) | 0,
    0,
  );

/** What is compared of a product; its words are added to the vocabulary and counted there. */
export const profileOf = (
  product: ComparableProduct,
  vocabulary: Vocabulary,
  business: number,
): Profile => {
  const runs = piecesOf(product.title.slice(0, TITLE_READ));
  const pieces = runs.map(({ text }) => text);
  const bare = pieces.join('');
  const tokens = readPieces(runs).filter(({ kind }) => kind !== 'filler');
  const order = tokens.map(({ text, kind }) => vocabulary.numberOf(text, kind));
  const words = sorted(order);
  for (const word of words) vocabulary.count(word);
  const brand = piecesOf(product.brand);
  const codes = numbersOf(tokens, 'code', vocabulary);
  const stems = codes.map(code =>
    vocabulary.numberOf(`~${stemOf(vocabulary.wordOf(code))}`, 'code'),
  );
  for (const stem of new Set(stems)) vocabulary.count(stem);
  const brandWords = readPieces(brand).map(({ text, kind }) => vocabulary.numberOf(text, kind));
  const description = readTitle(plain(product.description ?? ''))
    .filter(({ kind }) => kind === 'word' || kind === 'code')
    .slice(0, DESCRIPTION_WORDS)
    .map(({ text, kind }) => vocabulary.numberOf(text, kind));
  const barcode = readBarcode(product.barcode);
  const sku = readSku(product.sku);
  // A SKU here may be the model number in the title there.
  const skuWords = sku === '' ? [] : [vocabulary.numberOf(sku, 'code')];
  return {
    id: product.id,
    business,
    words,
    plain: plainOf(words, vocabulary),
    order,
    aliases: sorted([...stems, ...brandWords, ...skuWords].filter(word => !words.includes(word))),
    joined: joinedOf(runs, tokens, vocabulary),
    codes,
    numbers: sorted(tokens.flatMap(({ kind, value }) => (kind === 'number' ? (value ?? 0) : []))),
    measures: orNothing(
      tokens.flatMap(({ kind, dimension, value }) =>
        kind === 'measure' && dimension ? [DIMENSIONS.indexOf(dimension), value ?? 0] : [],
      ),
    ),
    colours: numbersOf(tokens, 'colour', vocabulary),
    sizes: numbersOf(tokens, 'size', vocabulary),
    qualifiers: qualifierBits(pieces),
    accessories: accessoryBits(pieces),
    description: sorted(description),
    descriptionWeight: 0,
    brand: brand.map(({ text }) => text).join(''),
    category: folded(product.category ?? '').trim(),
    bare,
    letters: signatureOf(bare),
    barcode: barcode.digits,
    barcodeId: 0,
    brandId: 0,
    categoryId: 0,
    currencyId: 0,
    validBarcode: barcode.valid,
    sku,
    price: priceOf(product),
    currency: product.currency,
  };
};
