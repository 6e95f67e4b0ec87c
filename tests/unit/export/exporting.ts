import { differingParts, type LostPart } from '@/domain/export/shop/lostParts.ts';
import { createReadBack } from '@/domain/export/shop/readBack.ts';
import { SHOP_FORMATS, type ShopFormatName } from '@/domain/export/shop/shopFormats.ts';
import { shopHandles } from '@/domain/export/shop/shopHandles.ts';
import { attributeColumns, shopRows } from '@/domain/export/shop/shopRows.ts';
import type { ExportedProduct } from '@/domain/export/shop/storedSource.ts';
import type { Cells } from '@/domain/import/csv/exportCells.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { diffProduct } from '@/domain/import/diffProduct.ts';
import { type MappedProduct, mapProduct } from '@/domain/import/map/mapProduct.ts';
import { defaultSettings } from '@/domain/import/settings.ts';
import { hasCosts } from '@/domain/product/productCosts.ts';
import { csvText } from '@/domain/text/csv.ts';

/** The site that the tests export from. */
export const ORIGIN = 'https://catalogue.example';

/** Products as one file, and what the export says of each by its id. */
export const exported = (name: ShopFormatName, products: readonly ExportedProduct[]) => {
  const format = SHOP_FORMATS[name];
  const terms = {
    format,
    handleOf: shopHandles(format.platform),
    headingOf: attributeColumns(),
    readBack: createReadBack(format),
    origin: ORIGIN,
  };
  const lost = new Map<string, LostPart[]>();
  const rows: Cells[] = [];
  for (const product of products) {
    const made = shopRows(product, terms);
    lost.set(product.record.id, made.lost);
    rows.push(...made.rows);
  }
  const headings = [...new Set([...format.headings, ...rows.flatMap(row => Object.keys(row))])];
  const text = csvText([headings, ...rows.map(row => headings.map(one => row[one] ?? ''))]);
  return { text, lost };
};

/** What our own importer makes of a file, by the id of the stored product that it names. */
export const imported = (name: ShopFormatName, text: string, currency: string) => {
  const { platform } = SHOP_FORMATS[name];
  const bytes = new TextEncoder().encode(text);
  const { products, failures } = readExport(platform, [{ name: 'products.csv', bytes }]);
  const settings = { ...defaultSettings('shop', currency) };
  return {
    failures,
    mapped: products.map(product =>
      mapProduct(product, settings, 'biz', html => ({ html, removed: false })),
    ),
  };
};

/** What differs of a product that was exported and imported into an empty business. */
export const differences = ({ record, costs }: ExportedProduct, back: MappedProduct | undefined) =>
  back ? differingParts({ ...record, ...costs }, back.content) : (['refused'] as const);

/** What an import of a file over the product it was made of would write, or call kept. */
export const again = ({ record, costs }: ExportedProduct, back: MappedProduct) => {
  const { changes, kept } = diffProduct(
    back,
    { record, costs, hasDetails: hasCosts(costs) },
    false,
  );
  return {
    changes: changes.map(({ field }) => field),
    kept: kept.map(({ field }) => field),
  };
};
