import { importStore, storedProducts } from '@/custom-pages/import/engine/importStore.ts';
import type { Actor } from '@/domain/access/roles.ts';
import type { FailedProduct } from '@/domain/import/csv/failedProducts.ts';
import { mapProduct } from '@/domain/import/map/mapProduct.ts';
import { existingIndex } from '@/domain/import/matchExisting.ts';
import { isWritten, planProduct } from '@/domain/import/planProduct.ts';
import { commitBatches } from '@/domain/import/run/commitBatches.ts';
import { executeImport, existingWithCosts } from '@/domain/import/run/executeImport.ts';
import type { ImportContext } from '@/domain/import/run/importContext.ts';
import { runControl } from '@/domain/import/run/runControl.ts';
import { runStatus } from '@/domain/import/run/runWrites.ts';
import { undoEntries, undoJob, undoStep, withDetails } from '@/domain/import/run/undoImport.ts';
import { emptyUndoReport } from '@/domain/import/run/undoReport.ts';
import { defaultSettings } from '@/domain/import/settings.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import type { Platform } from '@/domain/platforms.ts';
import { importChunkSchema } from '@/domain/schemas/importRun.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { RecordStore } from '@/providers/types.ts';

/** The settings of every import of the tests. */
export const IMPORT_SETTINGS = defaultSettings('shop', 'EUR');

/** What a run runs in where nobody steers it and the network is there. */
export const importEnvironment = () => ({
  control: runControl(),
  isOnline: () => true,
  sleep: async () => {},
  timeout: 20_000,
});

/** Into whose catalogue. */
export interface ImportedBusiness {
  businessId: string;
  businessName: string;
}

/** An import as the page does it, on a real back end with its access rules. */
export const importer = (dataProvider: RecordStore, actor: Actor, business: ImportedBusiness) => {
  const { businessId } = business;
  const store = importStore(dataProvider);
  const stored = async (platform: Platform) => {
    const found: Product[] = [];
    const filter = { businessId, platform, shop: IMPORT_SETTINGS.shop };
    const { signal } = new AbortController();
    for await (const page of storedProducts(dataProvider, filter, signal)) found.push(...page);
    return found;
  };
  const plan = async (sources: readonly SourceProduct[], platform: Platform) => {
    const index = existingIndex(await stored(platform));
    return Promise.all(
      sources.map(async source => {
        const mapped = mapProduct(source, IMPORT_SETTINGS, businessId, () => ({
          html: '',
          removed: false,
        }));
        const found = index.find(mapped);
        const existing = found ? await existingWithCosts({ mapped }, found, store) : null;
        return planProduct(mapped, existing, false);
      }),
    );
  };
  /**
   * @param session sorts a resumed run's steps behind the earlier ones; the first opens the run.
   * @param rejected products left out for their own errors, kept with the run.
   */
  const run = async (
    sources: readonly SourceProduct[],
    platform: Platform,
    runId: string,
    { session = 1, rejected = [] }: { session?: number; rejected?: readonly FailedProduct[] } = {},
  ) => {
    const planned = (await plan(sources, platform)).filter(({ state }) => isWritten(state, 'both'));
    if (planned.length === 0) return null;
    const context: ImportContext = {
      ...{ runId, platform, actor, settings: IMPORT_SETTINGS, ...business },
      channel: 'csv',
      session: `${session}`,
      now: new Date(),
    };
    const start = { fileName: 'a.csv', fileSize: 1, fileHash: null, total: planned.length };
    return executeImport(planned, planned.length, {
      ...{ context, store, environment: importEnvironment() },
      rejected,
      start: session === 1 ? { ...start, unchanged: 0, failed: 0 } : null,
    });
  };
  const undo = async (runId: string) => {
    const context = { runId, actor, ...business };
    const report = emptyUndoReport();
    const pages = dataProvider.stream('importChunks', {
      filter: { businessId },
      sort: { field: 'id', order: 'ASC' },
      meta: { parent: runId },
    });
    for await (const page of pages) {
      const entries = undoEntries(page.map(row => importChunkSchema.parse(row)));
      const products = await store.productsOf(entries.map(({ id }) => id));
      const items = entries.flatMap(entry => {
        const record = products.find(({ id }) => id === entry.id) ?? null;
        return undoStep(entry, record, context, report) ?? [];
      });
      const job = undoJob(context, report, store);
      await commitBatches(await withDetails(items, store), job, {
        ...importEnvironment(),
        commit: store.commit,
      });
    }
    await store.commit(runStatus(context, 'undone', store.newAuditId()));
    return report;
  };
  return { stored, plan, run, undo, store };
};
