import { readFileSync } from 'node:fs';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { mapProduct } from '@/domain/import/map/mapProduct.ts';
import { existingIndex } from '@/domain/import/matchExisting.ts';
import { isWritten, type PlannedProduct, planProduct } from '@/domain/import/planProduct.ts';
import {
  executeImport,
  existingWithCosts,
  type RunOutcome,
} from '@/domain/import/run/executeImport.ts';
import type { ImportContext } from '@/domain/import/run/importContext.ts';
import { defaultSettings, type ImportSettings } from '@/domain/import/settings.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import type { Platform } from '@/domain/platforms.ts';
import { type MemoryStore, surroundings } from './memoryStore.ts';

/** Settings that most tests use. */
export const SETTINGS = defaultSettings('shop', 'EUR');

/** Reads one of the fixtures, or any text as if it were a file. */
export const readFixture = (platform: Platform, name: string) =>
  readExport(platform, [{ name, bytes: readFileSync(`tests/fixtures/import/${name}.csv`) }])
    .products;

export const readText = (platform: Platform, ...texts: string[]) =>
  readExport(
    platform,
    texts.map((text, index) => ({ name: `${index}.csv`, bytes: new TextEncoder().encode(text) })),
  );

/** The context of a run by the business's own owner. */
export const contextOf = (
  platform: Platform,
  settings: ImportSettings = SETTINGS,
  more: Partial<ImportContext> = {},
): ImportContext => ({
  runId: 'run1',
  platform,
  channel: 'csv',
  businessId: 'biz',
  businessName: 'Biz',
  actor: { uid: 'biz', email: 'biz@shop.example', role: 'owner' },
  settings,
  session: '1',
  now: new Date('2026-11-20T12:00:00Z'),
  ...more,
});

/** Plans products against what a store holds. */
export const plan = async (
  sources: readonly SourceProduct[],
  memory: MemoryStore,
  settings: ImportSettings = SETTINGS,
): Promise<PlannedProduct[]> => {
  const index = existingIndex(memory.products());
  return Promise.all(
    sources.map(async source => {
      const mapped = mapProduct(source, settings, 'biz', html => ({ html, removed: false }));
      const stored = index.find(mapped);
      const existing = stored ? await existingWithCosts({ mapped }, stored, memory.store) : null;
      return planProduct(mapped, existing, settings.overwrite);
    }),
  );
};

/** Plans and writes; returns nothing where there is nothing to write. */
export const importAll = async (
  sources: readonly SourceProduct[],
  memory: MemoryStore,
  context: ImportContext,
  environment = surroundings(),
): Promise<RunOutcome | null> => {
  const planned = await plan(sources, memory, context.settings);
  const written = planned.filter(({ state }) => isWritten(state, context.settings.mode));
  if (written.length === 0) return null;
  const isResumed = memory.get(`imports/${context.runId}`) !== undefined;
  const start = {
    fileName: 'products.csv',
    fileSize: 1,
    fileHash: null,
    total: planned.length,
    unchanged: 0,
    failed: 0,
  };
  return executeImport(written, written.length, {
    context,
    store: memory.store,
    environment,
    start: isResumed ? null : start,
  });
};
