import type { Platform } from '../platforms.ts';
import { type FieldsIn, fieldsIn } from '../product/productFields.ts';
import type { ImportIssue } from './issues.ts';

/** How a product reached us: the platform's CSV export, or its live interface. */
export type Channel = 'csv' | 'api';

/** The parts of a product that an import writes; everything else is never touched. */
export const IMPORTED_FIELDS: readonly ImportedField[] = [...fieldsIn('import'), 'cost'];

/** A part of a product that an import writes; `cost`, with that of variants, is a private detail. */
export type ImportedField = FieldsIn<'import'> | 'cost';

/** A part of a stored variant that a file can lack the column of. */
export type VariantPart =
  | 'sku'
  | 'barcode'
  | 'price'
  | 'compareAtPrice'
  | 'inventory'
  | 'weightGrams'
  | 'imageUrl'
  | 'visible';

/** The most options that any platform's products have. */
export const OPTION_NUMBERS = [1, 2, 3, 4, 5, 6] as const;

type OptionNumber = (typeof OPTION_NUMBERS)[number];

/** A part of a product that a file can lack the column of while it has others of the same field. */
export type MissingPart =
  | VariantPart
  | 'oversell'
  /** Wix's discount, without which a price is what it was before. */
  | 'discount'
  /** What something cost before, where Wix's cells for a discount are empty. */
  | 'reduction'
  /** What a variant of Wix's costs more than its product. */
  | 'surcharge'
  | `option${OptionNumber}Name`
  | `option${OptionNumber}`
  | 'imageAlt'
  | 'productCategory'
  | 'type'
  | 'status';

/** Which attributes a source tells, the blank ones too: those named, or all but those named. */
export interface AttributeScope {
  tells: 'only' | 'allBut';
  names: readonly string[];
}

/** Stock as the source tells it; `quantity` is null where the source tells only yes or no. */
export interface SourceStock {
  tracked: boolean;
  quantity: number | null;
  inStock: boolean;
  oversell: boolean;
  /** Whether the platform counts it, where the quantities are in another file; missing elsewhere. */
  countedElsewhere?: boolean;
}

/** A picture as the source names it: an absolute http(s) address. */
export interface SourceImage {
  url: string;
  alt: string;
  width?: number;
  height?: number;
}

/** One choice the buyer has. */
export interface SourceOption {
  name: string;
  values: { name: string; color?: string }[];
}

/** A weight; `shop` means the unit of the shop's settings, which no file names. */
export interface SourceWeight {
  value: string;
  unit: 'g' | 'kg' | 'lb' | 'oz' | 'shop';
}

/** What can be bought. Amounts are exact decimal strings (`59.9`), null where there is none. */
export interface SourceVariant {
  /** Row of the file, 1 being its first; null for live data. */
  row: number | null;
  /** One value per option of the product, in the same order. */
  values: string[];
  sku: string;
  barcode: string;
  price: string | null;
  compareAtPrice: string | null;
  cost: string | null;
  weight: SourceWeight | null;
  imageUrl: string | null;
  stock: SourceStock;
  visible: boolean;
  /** What its cells hold that could not be read: what is stored of it stays. */
  unread: readonly (VariantPart | 'cost')[];
}

/**
 * A product as either platform and either channel tells it, before anything is decided for our
 * catalogue. Plain data: it crosses the worker boundary and can be kept for a later resume.
 */
export interface SourceProduct {
  platform: Platform;
  channel: Channel;
  /** First row of the file; null for live data. */
  row: number | null;
  /** Every row of the file that belongs to it, for the file of failed rows. */
  rows: number[];
  /** Number of the file it came from, counted from 0. */
  file: number;
  handle: string;
  externalId: string | null;
  /** The stored product that the source names by its id: our own exports do. */
  ownId?: string | null;
  url: string | null;
  title: string;
  /** As it came: not sanitised. */
  descriptionHtml: string;
  brand: string;
  category: string;
  tags: string[];
  images: SourceImage[];
  /** The product's own codes, where it has any beside its variants'. */
  sku: string;
  barcode: string;
  /** In whole pieces; missing in what an earlier version of the console kept. */
  lowStockThreshold?: number | null;
  options: SourceOption[];
  variants: SourceVariant[];
  /**
   * All its rows that name an SKU or barcode, where its file has no column for the options that tell
   * variants apart: `variants` has the last of them then. Missing in all other cases.
   */
  byCode?: SourceVariant[];
  attributes: { name: string; value: string }[];
  status: 'active' | 'draft' | 'archived';
  /** ISO code where the source tells it. */
  currency: string | null;
  /** The fields this source knows; the others of an existing product stay as they are. */
  provided: ImportedField[];
  /** Parts of those fields that this source says nothing of; those of stored products stay. */
  unsaid: MissingPart[];
  attributeScope: AttributeScope;
  /**
   * What its first row has in columns that nothing is made of, by their headings; missing in what
   * an earlier version of the console kept.
   */
  extras?: { name: string; value: string }[];
  /** The headings of all those columns; missing in what an earlier version of the console kept. */
  extraNames?: readonly string[];
  /** What its cells hold that could not be read: what is stored of it stays. */
  unread: readonly ('images' | 'status')[];
  issues: ImportIssue[];
}

/**
 * Whether a source is of a file that only changes what is stored: without titles it can add nothing,
 * and its empty cells say nothing.
 */
export const isUpdate = ({ channel, provided }: Pick<SourceProduct, 'channel' | 'provided'>) =>
  channel === 'csv' && !provided.includes('title');
