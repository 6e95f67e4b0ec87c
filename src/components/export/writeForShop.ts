import type { LostPart } from '@/domain/export/shop/lostParts.ts';
import {
  type ShopExport,
  type ShopFile,
  type ShopFiles,
  shopFiles,
} from '@/domain/export/shop/shopFiles.ts';
import { SHOP_FORMATS, type ShopFormatName } from '@/domain/export/shop/shopFormats.ts';
import { inSlices } from '@/lib/inSlices.ts';
import { collectBlob } from './collectBlob.ts';
import type { WriteExport } from './startExport.ts';

/** What files for another shop system are written with. */
export interface ForShop {
  format: ShopFormatName;
  costsOf: ShopExport['costsOf'];
  /** @param currency of the file's amounts, where there are several files. */
  fileName: (currency: string | null) => string;
  /** Translated texts. */
  text: {
    /** That the products have several currencies. */
    currencies: (count: number) => string;
    lost: (part: LostPart, products: number) => string;
    /** What comes before the list of what is lost, and what comes behind it. */
    caution: (lost: string) => string;
    /** Saves one of several files. */
    save: (file: Pick<ShopFile, 'currency' | 'products'>) => string;
  };
}

const cautionOf = ({ files, lost }: ShopFiles, { text }: ForShop): string | null => {
  const losses = lost.map(({ part, products }) => text.lost(part, products)).join(' · ');
  const sentences = [
    ...(files.length > 1 ? [text.currencies(files.length)] : []),
    ...(losses === '' ? [] : [text.caution(losses)]),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
};

/** Writes products for another shop system's own import, a file for each currency. */
export const writeForShop =
  (job: ForShop): WriteExport =>
  async ({ pages, signal, onProgress }) => {
    const made = await shopFiles({
      ...{ pages, signal, onProgress, inSlices },
      format: SHOP_FORMATS[job.format],
      origin: window.location.origin,
      costsOf: job.costsOf,
    });
    const isOne = made.files.length === 1;
    const files = [];
    for (const file of made.files) {
      signal.throwIfAborted();
      files.push({
        blob: await collectBlob(file.pieces(), 'text/csv;charset=utf-8'),
        fileName: job.fileName(isOne ? null : file.currency),
        ...(isOne ? {} : { label: job.text.save(file) }),
      });
    }
    return { rows: made.read, files, caution: cautionOf(made, job) };
  };
