import { type Cells, withoutNul } from '../../import/csv/exportCells.ts';
import { metafieldHeading } from '../../import/csv/metafields.ts';
import { type LostPart, lostParts } from './lostParts.ts';
import type { ReadBack } from './readBack.ts';
import type { ShopFormat } from './shopFormats.ts';
import type { ShopHandles } from './shopHandles.ts';
import { type ExportedProduct, storedSource } from './storedSource.ts';

/** One product as rows of a file for another shop system, and what they do not hold of it. */
export interface ShopRows {
  /** Empty where the platform cannot have such a product. */
  rows: Cells[];
  lost: LostPart[];
}

/** What the rows of one file have in common. */
export interface ShopRowsTerms {
  format: ShopFormat;
  handleOf: ShopHandles;
  headingOf: (name: string) => string;
  readBack: ReadBack;
  /** The address of this site, such as `https://shop.example`. */
  origin: string;
}

/**
 * The columns of attributes in one file, one for each name: readers tell columns apart by their
 * names without regard to case, to blanks around them and to what no file holds.
 */
export const attributeColumns = (): ((name: string) => string) => {
  const headings = new Map<string, string>();
  return name => {
    const bare = withoutNul(name).trim();
    const key = bare.toLowerCase();
    const heading = headings.get(key) ?? metafieldHeading(bare);
    headings.set(key, heading);
    return heading;
  };
};

/**
 * Writes a product for another shop system. What the file does not hold of it is found by reading
 * the rows as an import would: nothing is lost unsaid, whatever the reason.
 */
export const shopRows = (
  product: ExportedProduct,
  { format, handleOf, headingOf, readBack, origin }: ShopRowsTerms,
): ShopRows => {
  const { record } = product;
  if (record.variants.length > 0 && record.options.length > format.mostOptions)
    return { rows: [], lost: ['tooManyOptions'] };
  const terms = { platform: format.platform, handle: handleOf(record), origin };
  const source = storedSource(product, terms);
  const rows = format.cellsOf(source, headingOf);
  return { rows, lost: lostParts(product, readBack(rows, record.currency), format) };
};
