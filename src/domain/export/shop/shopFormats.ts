import type { Cells } from '../../import/csv/exportCells.ts';
import type { Dialect } from '../../import/csv/headers.ts';
import { SHOPIFY_HEADINGS, SHOPIFY_OPTIONS, shopifyCells } from '../../import/csv/shopifyCells.ts';
import { WIX_OPTIONS, WIX_V1_HEADINGS, WIX_V3_HEADINGS } from '../../import/csv/wixHeadings.ts';
import { wixV1Cells } from '../../import/csv/wixV1Cells.ts';
import { wixV3Cells } from '../../import/csv/wixV3Cells.ts';
import type { SourceProduct } from '../../import/types.ts';
import type { Platform } from '../../platforms.ts';
import type { TextEncoding } from '../textEncoding.ts';

/** The files that another shop system imports, in the order they are offered. */
export const SHOP_FORMAT_NAMES = ['shopify', 'wixV3', 'wixV1'] as const;

/** A file that another shop system imports. */
export type ShopFormatName = (typeof SHOP_FORMAT_NAMES)[number];

/** A text that a shop system takes only so long, in characters. */
export type LongestTexts = Readonly<
  Partial<Record<'title' | 'description' | 'sku' | 'brand', number>>
>;

/** How products are written for one shop system's own import. */
export interface ShopFormat {
  platform: Platform;
  dialect: Dialect;
  /** The columns that every file has. */
  headings: readonly string[];
  /** @param headingOf the column of an attribute, in a format that has a column for each. */
  cellsOf: (product: SourceProduct, headingOf: (name: string) => string) => Cells[];
  encoding: TextEncoding;
  mostOptions: number;
  longest: LongestTexts;
}

/**
 * Shopify asks for UTF-8; Wix's own exports begin with a byte order mark. Wix's limits are those
 * that its help names for the import.
 */
export const SHOP_FORMATS: Readonly<Record<ShopFormatName, ShopFormat>> = {
  shopify: {
    platform: 'shopify',
    dialect: 'shopify-2025',
    headings: SHOPIFY_HEADINGS,
    cellsOf: shopifyCells,
    encoding: 'utf-8',
    mostOptions: SHOPIFY_OPTIONS,
    longest: {},
  },
  wixV3: {
    platform: 'wix',
    dialect: 'wix-v3',
    headings: WIX_V3_HEADINGS,
    cellsOf: wixV3Cells,
    encoding: 'utf-8-bom',
    mostOptions: WIX_OPTIONS,
    longest: { title: 80, description: 16_000, sku: 40, brand: 50 },
  },
  wixV1: {
    platform: 'wix',
    dialect: 'wix-v1',
    headings: WIX_V1_HEADINGS,
    cellsOf: wixV1Cells,
    encoding: 'utf-8-bom',
    mostOptions: WIX_OPTIONS,
    longest: { title: 80, description: 8_000 },
  },
};
