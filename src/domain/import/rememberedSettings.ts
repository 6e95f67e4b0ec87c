import type { ImportRun } from '../schemas/importRun.ts';
import { type ImportSettings, importSettingsSchema } from './settings.ts';

/**
 * The settings that a next import takes over from the last one of its shop. The shop is what they
 * are found by; whether the source wins over people's edits is decided anew each time.
 */
export const REMEMBERED = [
  'currency',
  'status',
  'categories',
  'columns',
  'weightUnit',
  'images',
  'mode',
  'byCodes',
] as const satisfies readonly (keyof ImportSettings)[];

/** Settings of an earlier import of a shop. */
export interface RememberedSettings {
  /** When that import began. */
  at: Date;
  settings: Partial<Pick<ImportSettings, (typeof REMEMBERED)[number]>>;
}

const remembered = importSettingsSchema
  .pick({
    currency: true,
    status: true,
    categories: true,
    columns: true,
    weightUnit: true,
    images: true,
    mode: true,
    byCodes: true,
  })
  .partial();

/**
 * What is remembered of the latest run of a shop; null where there is none, or where its record
 * holds nothing that fits: it may be of another version of the console.
 * @param runs the latest first.
 */
export const rememberedSettings = (
  runs: readonly Pick<ImportRun, 'shop' | 'startedAt' | 'settings'>[],
  shop: string,
): RememberedSettings | null => {
  const run = runs.find(one => one.shop === shop);
  if (!run) return null;
  const known = REMEMBERED.flatMap(name => {
    const read = remembered.safeParse({ [name]: run.settings[name] });
    return read.success && run.settings[name] !== undefined ? [read.data] : [];
  });
  if (known.length === 0) return null;
  return { at: run.startedAt, settings: Object.assign({}, ...known) };
};

/** The names of the settings that still are as they were remembered. */
export const stillRemembered = (
  settings: ImportSettings,
  from: RememberedSettings | null,
): (typeof REMEMBERED)[number][] =>
  from
    ? REMEMBERED.filter(
        name =>
          from.settings[name] !== undefined &&
          JSON.stringify(from.settings[name]) === JSON.stringify(settings[name]),
      )
    : [];
