import { NO_COSTS, type ProductCosts } from '../../product/productCosts.ts';
import type { Product } from '../../schemas/product.ts';
import { csvRow } from '../../text/csv.ts';
import { type ExportRecord, isProduct } from '../columnCell.ts';
import { prefetched } from '../prefetched.ts';
import { byteOrderMark, encodeText } from '../textEncoding.ts';
import { LOST_PARTS, type LostPart } from './lostParts.ts';
import { createReadBack } from './readBack.ts';
import { createRowSpool, type RowSpool } from './rowSpool.ts';
import type { ShopFormat } from './shopFormats.ts';
import { shopHandles } from './shopHandles.ts';
import { attributeColumns, type ShopRowsTerms, shopRows } from './shopRows.ts';

/** The products to write for another shop system, and how. */
export interface ShopExport {
  /** All products, in pages; at most one page is held beside the one being written. */
  pages: AsyncIterable<readonly ExportRecord[]>;
  format: ShopFormat;
  /** The address of this site, such as `https://shop.example`. */
  origin: string;
  /** Costs by product id, of those products whose costs go along. */
  costsOf: (products: readonly Product[]) => Promise<ReadonlyMap<string, ProductCosts>>;
  /** Does work for every item, and lets the page react in between. */
  inSlices: <T>(
    items: readonly T[],
    work: (item: T) => void,
    options: { signal?: AbortSignal },
  ) => Promise<void>;
  /** Told after every page how many products are written. */
  onProgress?: (products: number) => void;
  signal?: AbortSignal;
}

/** One file: no platform's export says what currency its amounts are in, so there is one for each. */
export interface ShopFile {
  currency: string;
  products: number;
  /** The file, piece by piece. */
  pieces: () => AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

/** What came of an export. */
export interface ShopFiles {
  /** The one with the most products first. */
  files: ShopFile[];
  /** How many products lost what, in the order of `LOST_PARTS`. */
  lost: { part: LostPart; products: number }[];
  /** How many products were read. */
  read: number;
}

interface OpenFile {
  terms: ShopRowsTerms;
  spool: RowSpool;
  headings: Set<string>;
  products: number;
}

async function* piecesOf({ spool, headings }: OpenFile, { encoding }: ShopFormat) {
  const all = [...headings];
  yield encodeText(byteOrderMark(encoding) + csvRow(all, ','), encoding);
  for await (const rows of spool.pages()) {
    const lines = rows.map(row =>
      csvRow(
        all.map(heading => row[heading]),
        ',',
      ),
    );
    yield encodeText(lines.join(''), encoding);
  }
}

/**
 * Writes products for another shop system's own import, in constant memory. What the files cannot
 * hold is known before any of them is saved.
 * @throws the signal's reason when it is aborted, and whatever `pages` throws.
 */
export const shopFiles = async (options: ShopExport): Promise<ShopFiles> => {
  const { format, origin, costsOf, inSlices, signal } = options;
  const readBack = createReadBack(format);
  const files = new Map<string, OpenFile>();
  const lost = new Map<LostPart, number>();
  let read = 0;

  const fileOf = (currency: string): OpenFile => {
    const open = files.get(currency);
    if (open) return open;
    const handleOf = shopHandles(format.platform);
    const terms = { format, handleOf, headingOf: attributeColumns(), readBack, origin };
    const headings = new Set(format.headings);
    const file = { terms, headings, spool: createRowSpool(), products: 0 };
    files.set(currency, file);
    return file;
  };

  const write = (record: Product, costs: ProductCosts) => {
    const file = fileOf(record.currency);
    const made = shopRows({ record, costs }, file.terms);
    const { rows } = made;
    for (const row of rows) for (const heading of Object.keys(row)) file.headings.add(heading);
    file.spool.add(rows);
    if (rows.length > 0) file.products++;
    for (const part of made.lost) lost.set(part, (lost.get(part) ?? 0) + 1);
  };

  for await (const page of prefetched(options.pages, signal)) {
    const products = page.filter(isProduct);
    const costs = await costsOf(products);
    await inSlices(products, product => write(product, costs.get(product.id) ?? NO_COSTS), {
      signal,
    });
    read += products.length;
    options.onProgress?.(read);
  }
  return {
    files: [...files]
      .filter(([, { products }]) => products > 0)
      .map(([currency, file]) => ({
        currency,
        products: file.products,
        pieces: () => piecesOf(file, format),
      }))
      .toSorted((a, b) => b.products - a.products),
    lost: LOST_PARTS.flatMap(part => {
      const products = lost.get(part);
      return products === undefined ? [] : [{ part, products }];
    }),
    read,
  };
};
