import { importStore } from '@/custom-pages/import/engine/importStore.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { mapProduct } from '@/domain/import/map/mapProduct.ts';
import { type PlannedProduct, planProduct } from '@/domain/import/planProduct.ts';
import { executeImport } from '@/domain/import/run/executeImport.ts';
import type { ImportContext } from '@/domain/import/run/importContext.ts';
import { productWrites } from '@/domain/import/run/productWrites.ts';
import { runControl } from '@/domain/import/run/runControl.ts';
import { defaultSettings } from '@/domain/import/settings.ts';
import type { Write } from '@/domain/write.ts';
import type { RecordStore } from '@/providers/types.ts';
import { shopifyExport } from './importFile.ts';

const settings = (shop: string) => defaultSettings(shop, 'EUR');

/** Times of writing the same products with and without the import around them, in ms. */
export interface ImportWriteFigures {
  products: number;
  bareMs: number;
  importMs: number;
  /** Rate of the import over the rate of the bare loop. */
  ratio: number;
}

const planOf = (count: number, shop: string, businessId: string): PlannedProduct[] => {
  // The made-up export has 2.5 variants a product.
  const bytes = new TextEncoder().encode(shopifyExport(Math.ceil(count * 2.5)));
  return readExport('shopify', [{ name: 'bench.csv', bytes }])
    .products.slice(0, count)
    .map(source =>
      planProduct(
        mapProduct(source, settings(shop), businessId, html => ({ html, removed: false })),
        null,
        false,
      ),
    );
};

const contextFor = (runId: string, shop: string, actor: Actor): ImportContext => ({
  runId,
  platform: 'shopify',
  channel: 'csv',
  businessId: actor.uid,
  businessName: 'Bench',
  actor,
  settings: settings(shop),
  session: '1',
  now: new Date(),
});

const time = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/**
 * Writes `count` products by the import (run record, chunks, counts, private part and all), and as
 * many by a bare loop of batched commits of the same products, in turns.
 * @param size products a commit, the same for both.
 */
export const benchImportWrites = async (
  dataProvider: RecordStore,
  actor: Actor,
  count: number,
  size: number,
): Promise<ImportWriteFigures> => {
  const store = importStore(dataProvider);
  const bare = async (part: readonly PlannedProduct[], shop: string) => {
    const context = contextFor('none', shop, actor);
    for (let start = 0; start < part.length; start += size) {
      const writes: Write[] = part
        .slice(start, start + size)
        .flatMap(planned => productWrites(planned, context).writes);
      await dataProvider.commit(writes);
    }
  };
  const imported = async (part: readonly PlannedProduct[], shop: string, runId: string) => {
    const outcome = await executeImport(part, part.length, {
      context: contextFor(runId, shop, actor),
      store,
      environment: {
        control: runControl(),
        isOnline: () => true,
        sleep: async () => {},
        timeout: 60_000,
        maxProducts: size,
      },
      start: {
        ...{ fileName: null, fileSize: null, fileHash: null },
        ...{ total: part.length, unchanged: 0, failed: 0 },
      },
    });
    if (outcome.created !== part.length) throw new Error(JSON.stringify(outcome).slice(0, 500));
  };
  const half = Math.floor(count / 2);
  const [a, b] = [planOf(count, 'bare', actor.uid), planOf(count, 'import', actor.uid)];
  // In turns, so that neither has the emptier database or the warmer engine.
  let [bareMs, importMs] = [0, 0];
  bareMs += await time(() => bare(a.slice(0, half), 'bare'));
  importMs += await time(() => imported(b.slice(0, half), 'import', 'bench-1'));
  importMs += await time(() => imported(b.slice(half), 'import', 'bench-2'));
  bareMs += await time(() => bare(a.slice(half), 'bare'));
  return { products: count, bareMs, importMs, ratio: bareMs / importMs };
};
